// Everything the page of a course needs: the puzzles of its game, its lessons, and all words.
import { type FullLesson, loadCourse } from '@crescendo/bots/puzzles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type PuzzleGame, usePuzzleGame } from '../solving/use-puzzle-game.ts';
import { type CourseWords, courseWords, type IdeasWords, ideasWords } from './words.ts';

export interface Course extends PuzzleGame {
  readonly full: readonly FullLesson[];
  readonly courseWords: CourseWords;
  readonly ideas: IdeasWords;
}

/** `undefined` while it is being loaded, `null` where there is no such game. */
export const useCourse = (id: string): Course | null | undefined => {
  const game = usePuzzleGame(id);
  const full = useSignal<readonly FullLesson[] | undefined>(undefined);
  const loadError = useSignal<unknown>(undefined);
  useEffect(() => {
    loadCourse(id).then(
      (lessons) => {
        full.value = lessons;
      },
      (reason) => {
        loadError.value = reason;
      },
    );
  }, [id]);
  const [words, ideas] = [courseWords.value, ideasWords.value];
  if (loadError.value !== undefined) throw loadError.value;
  if (!game) return game;
  if (!full.value || !words || !ideas) return undefined;
  return { ...game, full: full.value, courseWords: words, ideas };
};
