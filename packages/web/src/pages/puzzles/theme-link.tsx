// What a puzzle was about, with the way to the lesson on it.
import type { Puzzle } from '@crescendo/bots/puzzles';
import { lessonWords } from '../lessons/words.ts';
import type { PuzzleGame } from './use-puzzle-game.ts';

export const ThemeLink = ({ puzzle, game }: { readonly puzzle: Puzzle; readonly game: PuzzleGame }) => {
  const lesson = game.lessons.find(({ theme }) => theme === puzzle.theme);
  if (!lesson) return null;
  return (
    <a class="puzzle-theme" href={`/puzzles/${game.id}/lessons/${lesson.id}`}>
      {game.words.lessonAbout(lessonWords(game.lessonsWords, game.id, lesson.id).title)}
    </a>
  );
};
