import { loadCourse, PUZZLE_THEMES } from '@crescendo/bots/puzzles';
import { LANGUAGES, load } from '@crescendo/words';
import { expect, test } from 'vitest';
import { lessonTitle } from '../lessons/words.ts';
import { isPassed, neededOf } from '../progress/course-progress.ts';
import { ideaOf } from './words.ts';

test.each(LANGUAGES)(
  '%s: every lesson has a title, an idea and a caption for each step',
  async (language) => {
    const [ideas, titles] = [await load(language, 'course/lessons'), await load(language, 'learn/lessons')];
    for (const game of Object.keys(PUZZLE_THEMES)) {
      const seen = new Set<string>();
      for (const { lesson, example } of await loadCourse(game)) {
        const { idea, steps } = ideaOf(ideas, game, lesson.id);
        expect(idea, `${game} ${lesson.id}`).toHaveLength(2);
        expect(steps, `${game} ${lesson.id}`).toHaveLength(example?.steps.length ?? 0);
        // A caption keeps its place above the board, and has so much room on a phone.
        for (const text of [...idea, ...steps]) expect(text.length, text).toBeLessThanOrEqual(180);
        seen.add(lessonTitle(titles, game, lesson.id));
      }
      expect(seen.size, game).toBe(10);
    }
  },
);

test('a test is passed with one wrong answer, and with no more', () => {
  expect([1, 2, 3].map(neededOf)).toEqual([1, 1, 2]);
  expect([0, 1, 2, 3].filter((right) => isPassed({ right, of: 3 }))).toEqual([2, 3]);
});
