export { type LevelRatings, levelRatings } from './level-ratings.ts';
export {
  isJustRight,
  type JustRight,
  justRightId,
  levelsNear,
  ratingOfBot,
  strengthFor,
  strengthOf,
} from './opponent.ts';
export { afterGame, afterHelpedGame, firstRating, type Rating, type Result } from './rating.ts';
