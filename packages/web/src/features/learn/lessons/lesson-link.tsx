// The way to the lesson on a theme, where there is one.
import './lessons.css';
import { lessonsOf } from '@crescendo/bots/puzzles';
import { Icon } from '../../../ui/icons.tsx';
import { lessonFor } from './lesson-for.ts';
import { lessonsWords, lessonTitle } from './words.ts';

interface LessonLinkProps {
  readonly game: string;
  /** The theme of a puzzle, or of a mistake. */
  readonly theme: string | null;
}

export const LessonLink = ({ game, theme }: LessonLinkProps) => {
  const words = lessonsWords.value;
  const lesson = theme === null ? undefined : lessonFor(game, lessonsOf(game), theme);
  if (!words || !lesson) return null;
  return (
    <a class="lesson-link items-center gap-8 inline-flex touch-high" href={`/course/${game}/${lesson.id}`}>
      <Icon name="book" size={20} />
      <span>{words.about(lessonTitle(words, game, lesson.id))}</span>
    </a>
  );
};
