export { EXAMPLES } from './examples.ts';
export { LINES } from './positions.ts';
