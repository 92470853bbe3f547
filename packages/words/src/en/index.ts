import type { GameId } from '@crescendo/rules/manifests';
import type { AnyGameWords } from '../game-words.ts';

type GamesGroups = { readonly [game in GameId]: () => Promise<{ readonly game: AnyGameWords }> };

/** The groups of English texts: the other languages have the same. Each game has one, which is called by its id. */
export const groups = {
  early: () => import('./early/index.ts'),
  start: () => import('./start/index.ts'),
  setup: () => import('./setup/index.ts'),
  table: () => import('./table/index.ts'),
  '5vor12': () => import('./5vor12/index.ts'),
  rummikub: () => import('./rummikub/index.ts'),
  finito: () => import('./finito/index.ts'),
  qwinto: () => import('./qwinto/index.ts'),
  plain: () => import('./plain/index.ts'),
  help: () => import('./help/index.ts'),
  learn: () => import('./learn/index.ts'),
  top: () => import('./top/index.ts'),
  course: () => import('./course/index.ts'),
  library: () => import('./library/index.ts'),
  about: () => import('./about/index.ts'),
  together: () => import('./together/index.ts'),
  terminal: () => import('./terminal/index.ts'),
  server: () => import('./server/index.ts'),
} satisfies GamesGroups & { readonly [group: string]: () => Promise<object> };
