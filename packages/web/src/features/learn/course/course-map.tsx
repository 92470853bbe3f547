// The map of a course: its lessons along a path, with how far each is.
import type { Lesson } from '@crescendo/bots/puzzles';
import { Icon } from '../../../ui/icons.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { lessonsWords, lessonTitle } from '../lessons/words.ts';
import { type LessonProgress, lessonProgress, nextLesson } from '../progress/course-progress.ts';
import type { CourseWords } from './words.ts';

interface CourseMapProps {
  readonly game: string;
  readonly title: string;
  readonly lessons: readonly Lesson[];
  readonly words: CourseWords;
}

const stateText = (words: CourseWords, { isPassed, solved, of }: LessonProgress): string => {
  if (isPassed) return words.passed;
  return solved > 0 ? words.practised(solved, of) : words.open;
};

export const CourseMap = ({ game, title, lessons, words }: CourseMapProps) => {
  const titles = lessonsWords.value;
  if (!titles) return null;
  const next = nextLesson(game, lessons);
  const states = lessons.map((lesson) => lessonProgress(game, lesson));
  const passed = states.filter(({ isPassed }) => isPassed).length;
  const isBegun = states.some(({ isPassed, solved }) => isPassed || solved > 0);
  return (
    <PageFrame
      title={words.titleOf(title)}
      heading={
        <>
          <span class="number">{title}</span> <small>{words.title}</small>
        </>
      }
      class="puzzles course"
    >
      <p class="course-about">{words.about}</p>
      <div class="course-progress row gap-14">
        <p class="grow">
          <b>{words.progress(passed, lessons.length)}</b>
          <progress max={lessons.length} value={passed} aria-hidden="true" />
        </p>
        {next ? (
          <a class="button main" href={`/course/${game}/${next.id}`}>
            <Icon name="play" size={18} />
            {isBegun ? words.goOn : words.begin}
          </a>
        ) : (
          <b role="status">{words.courseDone}</b>
        )}
      </div>
      <ol class="course-map leaf">
        {lessons.map((lesson, i) => {
          const { isPassed, solved, of } = states[i] ?? { isPassed: false, solved: 0, of: 1 };
          const isNext = lesson === next;
          return (
            <li key={lesson.id} class={isPassed ? 'passed' : isNext ? 'next' : ''}>
              <a
                class="row gap-14 touch-high"
                href={`/course/${game}/${lesson.id}`}
                aria-current={isNext ? 'step' : undefined}
              >
                <span
                  class="course-stop center pill number"
                  style={{ '--part': isPassed ? 1 : solved / of }}
                  aria-hidden="true"
                >
                  {isPassed ? <Icon name="check" size={20} /> : i + 1}
                </span>
                <span class="grow course-lesson">
                  <b>{lessonTitle(titles, game, lesson.id)}</b>
                  <small class="soft">{stateText(words, { isPassed, solved, of })}</small>
                </span>
                <Icon name="forward" size={18} />
              </a>
            </li>
          );
        })}
      </ol>
    </PageFrame>
  );
};
