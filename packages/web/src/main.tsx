import './look/tokens.css';
import './look/base.css';
import './look/forced.css';
import './pwa/register.ts';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { prepareAnnouncements } from './app/announce.ts';
import { applyAppearance } from './app/appearance.ts';
import { HAS_SERVER } from './app/base.ts';
import { currentLanguage } from './app/language.ts';
import { lazy } from './app/lazy.tsx';
import { followLinks, path } from './app/router.ts';
import { ErrorBoundary } from './pages/error/page.tsx';
import { HomePage } from './pages/home/page.tsx';

const NewGame = lazy<{ game: string }>(async () => (await import('./pages/new-game/page.tsx')).NewGamePage);
const TablePage = lazy<{ id: string }>(async () => (await import('./pages/table/page.tsx')).TablePage);
const OnlinePage = lazy<{ id: string }>(async () => (await import('./pages/online/page.tsx')).OnlinePage);
const RulesPage = lazy<{ game: string }>(async () => (await import('./pages/rules/page.tsx')).RulesPage);
const MorePage = lazy<{ page: string; name: string }>(
  async () => (await import('./pages/more/page.tsx')).MorePage,
);
const NeedsServer = lazy(async () => (await import('./pages/needs-server/page.tsx')).NeedsServerPage);

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
