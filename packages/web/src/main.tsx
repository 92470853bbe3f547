import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/layout.css';
import './ui/styles/forced.css';
import './register-service-worker.ts';
import { languageDirection } from '@crescendo/words';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { ErrorBoundary } from './features/error/page.tsx';
import { findPage } from './routes.ts';
import { loadSavedGames } from './session/saved/saved-games.ts';
import { prepareAnnouncements } from './shell/announce.ts';
import { applyAppearance } from './shell/appearance.ts';
import { currentLanguage } from './shell/language.ts';
import { functionsReady, isTooOld, stylesReady } from './shell/old/needs.ts';
import { followLinks, path } from './shell/router.ts';

const CurrentPage = ({ at }: { readonly at: string }) => {
  const { Page, parameters, key } = findPage(at);
  return <Page key={key} {...parameters} />;
};

const App = () => (
  <ErrorBoundary place={path.value}>
    <CurrentPage at={path.value} />
  </ErrorBoundary>
);

const start = (): void => {
  // While the page's own files arrive there is time to read.
  void loadSavedGames();
  applyAppearance(document.documentElement);
  prepareAnnouncements(document.body);
  followLinks();
  effect(() => {
    document.documentElement.lang = currentLanguage();
    document.documentElement.dir = languageDirection(currentLanguage());
  });
  render(<App />, document.querySelector('#app') ?? document.body);
};

const substitutes = [functionsReady(), stylesReady()].filter((one) => one !== undefined);
if (!isTooOld()) {
  // Nearly every browser starts at once.
  if (substitutes.length === 0) start();
  else void Promise.all(substitutes).then(start, start);
}
