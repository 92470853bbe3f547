import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/forced.css';
import './register-service-worker.ts';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { ErrorBoundary } from './features/error/page.tsx';
import { HomePage } from './features/home/page.tsx';
import { prepareAnnouncements } from './shell/announce.ts';
import { applyAppearance } from './shell/appearance.ts';
import { HAS_SERVER } from './shell/base.ts';
import { currentLanguage } from './shell/language.ts';
import { lazy } from './shell/lazy.tsx';
import { followLinks, path } from './shell/router.ts';

const NewGame = lazy<{ game: string }>(
  async () => (await import('./features/new-game/page.tsx')).NewGamePage,
);
const TablePage = lazy<{ id: string }>(
  async () => (await import('./features/play/frame/page.tsx')).TablePage,
);
const OnlinePage = lazy<{ id: string }>(
  async () => (await import('./features/play/online/page.tsx')).OnlinePage,
);
const RulesPage = lazy<{ game: string }>(
  async () => (await import('./features/learn/rules/page.tsx')).RulesPage,
);
const MorePage = lazy<{ page: string; name: string }>(
  async () => (await import('./features/more/page.tsx')).MorePage,
);
const NeedsServer = lazy(
  async () => (await import('./features/error/needs-server/page.tsx')).NeedsServerPage,
);

const NEED_SERVER = ['t', 'g', 'lobby', 'daily', 'join', 'r', 'server'];
/** See pages/more. */
const MORE = [
  'g',
  'lobby',
  'settings',
  'record',
  'daily',
  'puzzles',
  'join',
  'mine',
  'r',
  'review',
  'mistakes',
  'challenge',
];

const Page = ({ at }: { at: string }) => {
  const [, page = '', name = ''] = at.split('/');
  if (!HAS_SERVER && NEED_SERVER.includes(page)) return <NeedsServer />;
  if (page === 'table') return <TablePage key={name} id={name} />;
  if (page === 't') return <OnlinePage key={name} id={name} />;
  if (page === 'new') return <NewGame key={name} game={name} />;
  if (page === 'rules') return <RulesPage key={name} game={name} />;
  if (MORE.includes(page)) return <MorePage page={page} name={name} />;
  return <HomePage />;
};

const App = () => (
  <ErrorBoundary place={path.value}>
    <Page at={path.value} />
  </ErrorBoundary>
);

applyAppearance(document.documentElement);
prepareAnnouncements(document.body);
followLinks();
effect(() => {
  document.documentElement.lang = currentLanguage();
});
render(<App />, document.querySelector('#app') ?? document.body);
