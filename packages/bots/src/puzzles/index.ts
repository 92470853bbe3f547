export { HINT_CODES, type Hint, type PiecesHint, WHY_CODES, type Why } from './codes.ts';
export type { PuzzleGoal } from './goals/index.ts';
export { grade } from './grade.ts';
export { hintsFor } from './hints.ts';
export { lessonsOf } from './lessons.ts';
export { loadPuzzles, positionOf, puzzleOfTheDay } from './load.ts';
export type * from './puzzle.ts';
export { expectedScore, NEW_PLAYER, type Rating, rate, rateGame, ratingOfPuzzle } from './rating/glicko.ts';
export { PUZZLE_THEMES, type PuzzleTheme, themeFor } from './themes/index.ts';
