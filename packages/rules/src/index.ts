export { vorZwoelf } from './5vor12/index.ts';
export * from './assert.ts';
export * from './dice.ts';
export { finito } from './finito/index.ts';
export * from './game.ts';
export * from './games.ts';
export * from './lists.ts';
export * from './manifest.ts';
export * from './manifests.ts';
export * from './match/match.ts';
export * from './match/play-out.ts';
export {
  limitedSeries,
  type RoundOver,
  type SeriesOf,
  type SeriesState,
  type SeriesView,
  seriesResult,
  totals,
} from './match/series.ts';
export { drawsFromNumbers, type Luck, type StableDraws, stableDraws } from './match/stable-draws.ts';
export * from './options.ts';
export { qwinto } from './qwinto/index.ts';
export * from './record/game-record.ts';
export * from './record/reading/parse-record.ts';
export * from './record/record.ts';
export * from './record/seat-events.ts';
export { rummikub } from './rummikub/index.ts';
export * from './turn-number.ts';
export * from './typed-notation.ts';
