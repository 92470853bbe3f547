// A lesson: what it is about in two sentences, and a few puzzles on it. Nothing here counts.
import type { Lesson } from '@crescendo/bots/puzzles';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { rescueFocus } from '../../../shell/focus.ts';
import { type LessonWords, lessonWords } from '../lessons/words.ts';
import { type FirstAnswer, progressOf, saveFirstAnswer, saveSolved } from '../progress/progress.ts';
import type { Attempt } from '../solving/attempt.ts';
import { Stage } from '../solving/stage.tsx';
import type { PuzzleGame } from '../solving/use-puzzle-game.ts';
import { Dots } from './dots.tsx';
import { NextButton } from './next-button.tsx';

interface LessonProps {
  readonly game: PuzzleGame;
  readonly lesson: Lesson;
}

const titled = ({ id, lessonsWords }: PuzzleGame, lesson: Lesson): LessonWords =>
  lessonWords(lessonsWords, id, lesson.id);

const Done = ({ game, lesson, dots }: LessonProps & { readonly dots: ComponentChildren }) => {
  const { words, lessons } = game;
  const next = lessons[lessons.indexOf(lesson) + 1];
  useEffect(() => rescueFocus('.puzzle-summary .button.main'), []);
  return (
    <section class="leaf brief puzzle-summary" aria-labelledby="summary">
      <h2 id="summary">{words.lessonDone}</h2>
      <p role="status">{titled(game, lesson).title}</p>
      {dots}
      <div class="abreast">
        {next && (
          <a class="button main" href={`/puzzles/${game.id}/lessons/${next.id}`}>
            {words.lessonNext(titled(game, next).title)}
          </a>
        )}
        <a class={next ? 'button' : 'button main'} href={`/puzzles/${game.id}`}>
          {words.ten}
        </a>
        <a class="button" href="/puzzles">
          {words.toAll}
        </a>
      </div>
    </section>
  );
};

/** Explains the technique of the lesson before its first puzzle. */
const Introduction = ({ game, lesson, begin }: LessonProps & { readonly begin: () => void }) => (
  <section class="leaf brief lesson-introduction">
    {titled(game, lesson).text.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <div class="abreast">
      <button
        type="button"
        class="button main"
        onClick={() => {
          begin();
          rescueFocus();
        }}
      >
        {game.words.lessonBegin}
      </button>
    </div>
  </section>
);

/** The first that was not solved yet; a lesson that was, begins again. */
const firstOpen = ({ game, lesson }: LessonProps): number => {
  const { puzzles } = progressOf(game.id);
  return Math.max(
    0,
    lesson.puzzles.findIndex((id) => puzzles[id]?.isSolved !== true),
  );
};

export const LessonPart = (props: LessonProps) => {
  const { game, lesson } = props;
  const { words } = game;
  const current = useSignal(firstOpen(props));
  const isBegun = useSignal(false);
  const answers = useSignal<{ readonly [number: number]: FirstAnswer }>({});
  const puzzle = game.puzzles.find(({ id }) => id === lesson.puzzles[current.value]);
  const { puzzles } = progressOf(game.id);
  const answerAt = (id: string, i: number): FirstAnswer | undefined =>
    answers.value[i] ?? (i < current.value && puzzles[id]?.isSolved ? puzzles[id].first : undefined);
  const dots = <Dots answers={lesson.puzzles.map(answerAt)} current={current.value} words={words} />;
  if (!puzzle) return <Done {...props} dots={dots} />;
  const onAnswer = ({ first, phase }: Attempt, before: Attempt): void => {
    if (first !== undefined && before.first === undefined) {
      saveFirstAnswer(puzzle, first, false);
      answers.value = { ...answers.value, [current.value]: first };
    } else if (phase === 'solved') saveSolved(puzzle);
  };
  if (!isBegun.value)
    return (
      <>
        {dots}
        <Introduction
          {...props}
          begin={() => {
            isBegun.value = true;
          }}
        />
      </>
    );
  return (
    <>
      {dots}
      <p class="lesson-about">{titled(game, lesson).text.join(' ')}</p>
      <Stage
        key={puzzle.id}
        puzzle={puzzle}
        game={game}
        counts={false}
        onAnswer={onAnswer}
        next={() => <NextButton text={words.next} current={current} />}
      />
    </>
  );
};
