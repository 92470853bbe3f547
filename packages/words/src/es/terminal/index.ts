export { errors } from './errors.ts';
export { help } from './help.ts';
export { play } from './play.ts';
