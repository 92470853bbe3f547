export { answers } from './answers.ts';
export { lessons } from './lessons.ts';
export { mistakes } from './mistakes.ts';
export { puzzles } from './puzzles.ts';
