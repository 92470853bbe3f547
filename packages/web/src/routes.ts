// Every page by its path: its parameters, whether it needs a server, and how it is loaded.
import {
  matchPath,
  PAGE_NAMES,
  PAGE_PATHS,
  type PageName,
  type PathParameters,
} from '@crescendo/protocol/page-paths';
import type { ComponentType } from 'preact';
import { HomePage } from './features/home/page.tsx';
import { HAS_SERVER } from './shell/base.ts';
import { lazy } from './shell/lazy.tsx';

type Parameters = { readonly [name: string]: string };

export interface Page {
  readonly Page: ComponentType<Parameters>;
  readonly parameters: Parameters;
  /** A page with another key begins anew. */
  readonly key: string;
}

interface Route<P> {
  readonly Page: ComponentType<P>;
  readonly needsServer?: boolean;
  /** The page stays when only its parameters change, with its state and the focus. */
  readonly staysOpen?: boolean;
}

const ROUTES: { readonly [Name in PageName]: Route<PathParameters<(typeof PAGE_PATHS)[Name]>> } = {
  home: { Page: HomePage },
  newGame: { Page: lazy(async () => (await import('./features/new-game/page.tsx')).NewGamePage) },
  localTable: { Page: lazy(async () => (await import('./features/play/frame/page.tsx')).TablePage) },
  onlineTable: {
    Page: lazy(async () => (await import('./features/play/online/page.tsx')).OnlinePage),
    needsServer: true,
    staysOpen: true,
  },
  finishedGame: {
    Page: lazy(async () => (await import('./features/library/finished/page.tsx')).FinishedPage),
    needsServer: true,
  },
  review: { Page: lazy(async () => (await import('./features/review/page.tsx')).ReviewPage) },
  rules: { Page: lazy(async () => (await import('./features/learn/rules/page.tsx')).RulesPage) },
  puzzles: {
    Page: lazy(async () => (await import('./features/learn/puzzles/page.tsx')).PuzzlesPage),
    staysOpen: true,
  },
  course: { Page: lazy(async () => (await import('./features/learn/course/page.tsx')).CoursePage) },
  mistakes: { Page: lazy(async () => (await import('./features/learn/exercises/page.tsx')).MistakesPage) },
  top: { Page: lazy(async () => (await import('./features/top/page.tsx')).TopPage) },
  myGames: {
    Page: lazy(async () => (await import('./features/library/my-games/page.tsx')).MyGamesPage),
    staysOpen: true,
  },
  record: {
    Page: lazy(async () => (await import('./features/library/record/page.tsx')).RecordPage),
    staysOpen: true,
  },
  challenge: {
    Page: lazy(async () => (await import('./features/library/challenge/page.tsx')).ChallengePage),
  },
  daily: {
    Page: lazy(async () => (await import('./features/together/daily/page.tsx')).DailyPage),
    needsServer: true,
    staysOpen: true,
  },
  lobby: {
    Page: lazy(async () => (await import('./features/together/lobby/page.tsx')).LobbyPage),
    needsServer: true,
  },
  join: {
    Page: lazy(async () => (await import('./features/together/join/page.tsx')).JoinPage),
    needsServer: true,
  },
  group: {
    Page: lazy(async () => (await import('./features/together/groups/page.tsx')).GroupPage),
    needsServer: true,
  },
  about: { Page: lazy(async () => (await import('./features/about/page.tsx')).AboutPage) },
  settings: { Page: lazy(async () => (await import('./features/settings/page.tsx')).SettingsPage) },
};

const NeedsServer = lazy(
  async () => (await import('./features/error/needs-server/page.tsx')).NeedsServerPage,
);
const NotFound = lazy(async () => (await import('./features/error/not-found/page.tsx')).NotFoundPage);

/** A static site has a page of its own, which says what it cannot do. */
const NEEDS_SERVER_PATH = '/server';

const plainPage = (Page: ComponentType, key: string): Page => ({ Page, parameters: {}, key });

const pageOf = <Name extends PageName>(name: Name, parameters: Parameters): Page => {
  const { Page, staysOpen = false, needsServer = false } = ROUTES[name];
  if (needsServer && !HAS_SERVER) return plainPage(NeedsServer, 'needs-server');
  const key = staysOpen ? name : [name, ...Object.values(parameters)].join('/');
  // The parameters are those that the path of this very page names.
  return { Page: Page as ComponentType<Parameters>, parameters, key };
};

export const findPage = (path: string): Page => {
  if (path === NEEDS_SERVER_PATH && !HAS_SERVER) return plainPage(NeedsServer, 'needs-server');
  for (const name of PAGE_NAMES) {
    const parameters = matchPath(PAGE_PATHS[name], path);
    if (parameters) return pageOf(name, parameters);
  }
  return plainPage(NotFound, 'not-found');
};
