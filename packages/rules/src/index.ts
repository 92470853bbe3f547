export { vorZwoelf } from './5vor12/index.ts';
export * from './dice.ts';
export * from './game.ts';
export * from './games.ts';
export * from './match.ts';
export * from './options.ts';
export * from './record.ts';
export * from './record-parse.ts';
export * from './series.ts';
