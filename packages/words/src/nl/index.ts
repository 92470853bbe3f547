import type { LanguageGroups } from '../groups.ts';

export const groups: LanguageGroups = {
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
};
