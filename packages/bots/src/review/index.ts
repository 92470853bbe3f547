export * from './games/themes.ts';
export * from './review.ts';
export * from './review-game.ts';
export { roundCount } from './rounds.ts';
