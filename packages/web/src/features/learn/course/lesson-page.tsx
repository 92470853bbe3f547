// A lesson: the idea with its example, then five positions, then the test, and how it went.
import { useSignal } from '@preact/signals';
import { rescueFocus } from '../../../shell/focus.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { lessonTitle } from '../lessons/words.ts';
import { Idea } from './idea.tsx';
import { Practice } from './practice.tsx';
import { TestPart } from './test-part.tsx';
import { type Course, useCourse } from './use-course.ts';

type Part = 'idea' | 'practice' | 'test';

interface LessonPartsProps {
  readonly course: Course;
  readonly index: number;
}

const LessonParts = ({ course, index }: LessonPartsProps) => {
  const part = useSignal<Part>('idea');
  const begin = (next: Part) => (): void => {
    part.value = next;
    scrollTo(0, 0);
    rescueFocus();
  };
  const props = { course, index };
  if (part.value === 'test') return <TestPart {...props} practise={begin('practice')} />;
  if (part.value === 'practice') return <Practice {...props} test={begin('test')} idea={begin('idea')} />;
  return <Idea {...props} practise={begin('practice')} test={begin('test')} />;
};

export const LessonPage = ({ id, lesson }: { readonly id: string; readonly lesson: string }) => {
  const course = useCourse(id);
  if (!course) return null;
  const index = course.full.findIndex((one) => one.lesson.id === lesson);
  const title = lessonTitle(course.lessonsWords, id, lesson);
  return (
    <PageFrame
      title={`${title} · ${course.title}`}
      heading={
        <>
          {title} <small>{course.courseWords.lesson(index + 1, course.full.length)}</small>
        </>
      }
      class="puzzles course"
    >
      <LessonParts course={course} index={index} />
    </PageFrame>
  );
};
