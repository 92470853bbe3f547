// The positions of a lesson to practise with. Nothing here counts for the rating.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { rescueFocus } from '../../../shell/focus.ts';
import { neededOf } from '../progress/course-progress.ts';
import { type FirstAnswer, progressOf, saveFirstAnswer, saveSolved } from '../progress/progress.ts';
import { Dots } from '../puzzles/dots.tsx';
import { NextButton } from '../puzzles/next-button.tsx';
import type { Attempt } from '../solving/attempt.ts';
import { Stage } from '../solving/stage.tsx';
import { type LessonPartProps, lessonAt } from './lesson-props.ts';

interface PracticeProps extends LessonPartProps {
  readonly test: () => void;
  readonly idea: () => void;
}

const Done = (props: PracticeProps) => {
  const { courseWords: words } = props.course;
  const { length } = lessonAt(props).test;
  useEffect(() => rescueFocus('.puzzle-summary .button.main'), []);
  return (
    <section class="leaf brief puzzle-summary" aria-labelledby="summary">
      <h2 id="summary">{words.practiceDone}</h2>
      <p role="status">{words.practiceWhy(length, neededOf(length))}</p>
      <div class="abreast">
        <button type="button" class="button main" onClick={props.test}>
          {words.toTest}
        </button>
        <button type="button" class="button" onClick={props.idea}>
          {words.toIdea}
        </button>
      </div>
    </section>
  );
};

/** The first that was not solved yet; when all were, they begin again. */
const firstOpen = (props: PracticeProps): number => {
  const { puzzles } = progressOf(props.course.id);
  const open = lessonAt(props).positions.findIndex(({ id }) => puzzles[id]?.isSolved !== true);
  return Math.max(0, open);
};

export const Practice = (props: PracticeProps) => {
  const { course } = props;
  const { positions } = lessonAt(props);
  const current = useSignal(firstOpen(props));
  const answers = useSignal<{ readonly [number: number]: FirstAnswer }>({});
  const puzzle = positions[current.value];
  if (!puzzle) return <Done {...props} />;
  const { puzzles } = progressOf(course.id);
  const answerAt = (id: string, i: number): FirstAnswer | undefined =>
    answers.value[i] ?? (i < current.value && puzzles[id]?.isSolved ? puzzles[id].first : undefined);
  const onAnswer = ({ first, phase }: Attempt, before: Attempt): void => {
    if (first !== undefined && before.first === undefined) {
      saveFirstAnswer(puzzle, first, false);
      answers.value = { ...answers.value, [current.value]: first };
    } else if (phase === 'solved') saveSolved(puzzle);
  };
  return (
    <>
      <Dots
        answers={positions.map(({ id }, i) => answerAt(id, i))}
        current={current.value}
        words={course.words}
      />
      <Stage
        key={puzzle.id}
        puzzle={puzzle}
        game={course}
        counts={false}
        onAnswer={onAnswer}
        next={() => <NextButton text={course.courseWords.nextPosition} current={current} />}
      />
    </>
  );
};
