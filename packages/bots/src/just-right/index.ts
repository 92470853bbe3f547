export { type LevelRatings, levelRatings } from './level-ratings.ts';
export { justRightId, strengthFor, strengthOf } from './opponent.ts';
export { afterGame, firstRating, type Rating, type Result } from './rating.ts';
