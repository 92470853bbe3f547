// The way to the course of a game, with how far it is.
import './lessons.css';
import { lessonsOf } from '@crescendo/bots/puzzles';
import { Icon } from '../../../ui/icons.tsx';
import { lessonProgress, nextLesson } from '../progress/course-progress.ts';
import { lessonsWords, lessonTitle } from './words.ts';

interface CourseLinkProps {
  readonly game: string;
  readonly title: string;
}

export const CourseLink = ({ game, title }: CourseLinkProps) => {
  const words = lessonsWords.value;
  const lessons = lessonsOf(game);
  if (!words || lessons.length === 0) return null;
  const next = nextLesson(game, lessons);
  const passed = lessons.filter((lesson) => lessonProgress(game, lesson).isPassed).length;
  return (
    <a class="course-link row gap-10 touch-high" href={`/course/${game}`}>
      <Icon name="book" size={20} />
      <span class="grow">
        <b>{words.courseOf(title)}</b>
        {next && <small class="soft">{words.next(lessonTitle(words, game, next.id))}</small>}
      </span>
      <small class="soft">{words.passed(passed, lessons.length)}</small>
      <Icon name="forward" size={18} />
    </a>
  );
};
