export { common } from './common.ts';
export { table } from './table.ts';
