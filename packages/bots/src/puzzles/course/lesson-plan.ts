// A lesson as a game plans it: where its positions come from.

export interface LessonPlan {
  /** Words have its title, its two sentences and the captions of its example. */
  readonly id: string;
  /** The theme of the puzzles that it practises; without it all its positions are made for the course. */
  readonly theme?: string;
  /** Its test has positions made for the course, although it practises puzzles. */
  readonly hasOwnTest?: true;
  /** The theme of the puzzles of its test, where its own has too few. */
  readonly testTheme?: string;
  /** Numbers of puzzles to practise and to be tested with, where a theme does not say enough. */
  readonly puzzles?: readonly number[];
  readonly test?: readonly number[];
}
