// The lesson on a theme: of a puzzle, or of a mistake that a review has named.
import type { Lesson } from '@crescendo/bots/puzzles';

/** Mistakes as reviews name them; games share names where the technique is the same. */
const LESSON_FOR_MISTAKE: { readonly [mistake: string]: readonly string[] } = {
  'drew-instead-of-taking': ['take-it'],
  'took-instead-of-drawing': ['which-tile'],
  'left-good-tile': ['exchange'],
  'placed-bad-tile': ['exchange'],
  'exchanged-instead-of-filling': ['exchange'],
  'filled-instead-of-exchanging': ['exchange'],
  'wrong-tile': ['which-tile'],
  'wrong-start': ['start'],
  'left-no-room': ['leaving-room', 'which-square'],
  'wrong-square': ['leaving-room', 'which-square'],
  'missed-going-out': ['going-out'],
  'opened-too-late': ['opening'],
  'held-too-long': ['borrowing'],
  'missed-rearranging': ['splitting-run', 'regrouping'],
  'spent-joker': ['joker'],
  'laid-too-little': ['regrouping'],
  'wrong-tiles': ['regrouping'],
  'broke-order': ['what-to-move'],
  'out-of-order': ['which-counter'],
  'wrong-counter': ['which-counter'],
  'moved-needlessly': ['what-to-move'],
  'passed-too-soon': ['what-to-move'],
  'too-many-dice': ['which-dice'],
  'too-few-dice': ['which-dice'],
  'wrong-dice': ['which-dice'],
  'kept-bad-sum': ['keep-or-roll'],
  'rerolled-good-sum': ['keep-or-roll'],
  'wrote-nothing': ['waiting'],
  'wrote-needlessly': ['waiting'],
  'wrong-row': ['which-row'],
  'wrong-field': ['leaving-room'],
};

/** By its own id, by its theme, or by a mistake it helps against. */
export const lessonFor = (lessons: readonly Lesson[], asked: string): Lesson | undefined => {
  const themes = [asked, ...(LESSON_FOR_MISTAKE[asked] ?? [])];
  return lessons.find(({ id }) => id === asked) ?? lessons.find(({ theme }) => themes.includes(theme));
};
