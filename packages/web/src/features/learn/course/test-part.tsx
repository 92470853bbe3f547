// The test of a lesson: a few positions with one answer each and no hints, and whether it was passed.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { rescueFocus } from '../../../shell/focus.ts';
import { Icon } from '../../../ui/icons.tsx';
import { lessonTitle } from '../lessons/words.ts';
import { isPassed, nextLesson, saveTest } from '../progress/course-progress.ts';
import { type FirstAnswer, saveFirstAnswer } from '../progress/progress.ts';
import { Dots } from '../puzzles/dots.tsx';
import { NextButton } from '../puzzles/next-button.tsx';
import type { Attempt } from '../solving/attempt.ts';
import { Stage } from '../solving/stage.tsx';
import { type LessonPartProps, lessonAt } from './lesson-props.ts';

interface TestProps extends LessonPartProps {
  readonly practise: () => void;
}

interface ResultProps extends TestProps {
  readonly answers: readonly FirstAnswer[];
  readonly again: () => void;
}

const Result = (props: ResultProps) => {
  const { course, answers, again, practise } = props;
  const { courseWords: words, id, lessons, lessonsWords } = course;
  const result = { right: answers.filter((one) => one === 'solved').length, of: answers.length };
  const passed = isPassed(result);
  useEffect(() => {
    saveTest(id, lessonAt(props).lesson.id, result);
    rescueFocus('.puzzle-summary .button.main');
  }, []);
  const following = lessons[props.index + 1] ?? nextLesson(id, lessons);
  return (
    <section class="leaf brief puzzle-summary" aria-labelledby="summary" data-passed={passed || undefined}>
      <h2 id="summary" class="row gap-10">
        {passed && <Icon name="check" size={28} />}
        {passed ? words.testPassed : words.testFailed}
      </h2>
      <p role="status">{words.right(result.right, result.of)}</p>
      <Dots answers={answers} words={course.words} />
      <div class="abreast">
        {passed ? (
          following && (
            <a class="button main" href={`/course/${id}/${following.id}`}>
              {words.nextLesson(lessonTitle(lessonsWords, id, following.id))}
            </a>
          )
        ) : (
          <>
            <button type="button" class="button main" onClick={again}>
              {words.testAgain}
            </button>
            <button type="button" class="button" onClick={practise}>
              {words.practiseAgain}
            </button>
          </>
        )}
        <a class="button" href={`/course/${id}`}>
          {words.toCourse}
        </a>
      </div>
    </section>
  );
};

export const TestPart = (props: TestProps) => {
  const { course } = props;
  const { courseWords: words } = course;
  const { test } = lessonAt(props);
  const current = useSignal(0);
  const answers = useSignal<readonly FirstAnswer[]>([]);
  const again = (): void => {
    answers.value = [];
    current.value = 0;
    rescueFocus();
  };
  const puzzle = test[current.value];
  if (!puzzle) return <Result {...props} answers={answers.value} again={again} />;
  const onAnswer = ({ first }: Attempt, before: Attempt): void => {
    if (first === undefined || before.first !== undefined) return;
    saveFirstAnswer(puzzle, first, false);
    answers.value = [...answers.value, first];
  };
  const isLast = current.value === test.length - 1;
  return (
    <>
      <Dots answers={test.map((_, i) => answers.value[i])} current={current.value} words={course.words} />
      <Stage
        key={puzzle.id}
        puzzle={puzzle}
        game={course}
        counts={false}
        isTest
        aside={<b>{words.testPosition(current.value + 1, test.length)}</b>}
        onAnswer={onAnswer}
        next={() => <NextButton text={isLast ? words.toResult : words.nextPosition} current={current} />}
      />
    </>
  );
};
