// The course of a game: the map of its lessons, or one lesson.
import '../puzzles/puzzles.css';
import './course.css';
import { lessonsOf } from '@crescendo/bots/puzzles';
import { cardOf } from '../../../boards/boards.ts';
import { lazy } from '../../../shell/lazy.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { lessonFor } from '../lessons/lesson-for.ts';
import { CourseMap } from './course-map.tsx';
import { courseWords } from './words.ts';

/** With a board and its rules, which the map can do without. */
const LessonPage = lazy<{ id: string; lesson: string }>(
  async () => (await import('./lesson-page.tsx')).LessonPage,
);

export const CoursePage = ({ game, lesson: asked }: { readonly game: string; readonly lesson: string }) => {
  const words = courseWords.value;
  const card = cardOf(game);
  const lessons = lessonsOf(game);
  const lesson = lessonFor(game, lessons, asked);
  if (!words) return null;
  if (card && lesson) return <LessonPage key={lesson.id} id={game} lesson={lesson.id} />;
  if (card && lessons.length > 0 && asked === '')
    return <CourseMap game={game} title={card.title} lessons={lessons} words={words} />;
  return (
    <PageFrame title={words.unknown}>
      <a class="button main" href={card && lessons.length > 0 ? `/course/${game}` : '/puzzles'}>
        {words.toCourse}
      </a>
    </PageFrame>
  );
};
