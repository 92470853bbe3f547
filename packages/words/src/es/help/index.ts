export { vorZwoelf } from './5vor12.ts';
export { finito } from './finito.ts';
export { keys } from './keys.ts';
export { qwinto } from './qwinto.ts';
export { rulesPage } from './rules-page.ts';
export { rummikub } from './rummikub.ts';
