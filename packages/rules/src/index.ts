export { vorZwoelf } from './5vor12/index.ts';
export * from './dice.ts';
export { finito } from './finito/index.ts';
export * from './game.ts';
export * from './games.ts';
export * from './lists.ts';
export * from './manifest.ts';
export * from './manifests.ts';
export * from './match.ts';
export * from './options.ts';
export * from './play-out.ts';
export { qwinto } from './qwinto/index.ts';
export * from './record.ts';
export * from './record-parse.ts';
export { rummikub } from './rummikub/index.ts';
export * from './seat-events.ts';
export {
  type RoundOver,
  type SeriesOf,
  type SeriesState,
  type SeriesView,
  seriesResult,
  totals,
} from './series.ts';
export { type Luck, type StableDraws, stableDraws } from './stable-draws.ts';
export * from './typed-notation.ts';
