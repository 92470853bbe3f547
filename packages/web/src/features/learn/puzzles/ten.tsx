// Ten puzzles of a game, matched to the player: one after the other, then how it went.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { rescueFocus } from '../../../shell/focus.ts';
import { type FirstAnswer, progressOf, saveFirstAnswer, saveSolved } from '../progress/progress.ts';
import { chooseTen, type Series, storedSeries, storeSeries } from '../progress/series.ts';
import type { Attempt } from '../solving/attempt.ts';
import { Stage } from '../solving/stage.tsx';
import type { PuzzleGame } from '../solving/use-puzzle-game.ts';
import { Dots } from './dots.tsx';
import { NextButton } from './next-button.tsx';
import { RatingText, ratingNumber } from './rating.tsx';

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

const begin = ({ id, puzzles }: PuzzleGame): Series => {
  const progress = progressOf(id);
  const series: Series = {
    version: 1,
    puzzles: chooseTen(puzzles, progress, random),
    answers: [],
    from: ratingNumber(progress),
  };
  storeSeries(id, series);
  return series;
};

const resumeOrBegin = (game: PuzzleGame): Series => {
  const stored = storedSeries(game.id, (id) => game.puzzles.some((puzzle) => puzzle.id === id));
  return stored && stored.answers.length < stored.puzzles.length ? stored : begin(game);
};

interface SummaryProps {
  readonly game: PuzzleGame;
  readonly series: Series;
  readonly another: () => void;
}

const Summary = ({ game, series, another }: SummaryProps) => {
  const { words } = game;
  const { puzzles, answers, from } = series;
  const progress = progressOf(game.id);
  const solved = answers.filter((answer) => answer === 'solved').length;
  useEffect(() => rescueFocus('.puzzle-summary .button.main'), []);
  return (
    <section class="leaf brief puzzle-summary" aria-labelledby="summary">
      <h2 id="summary">{words.tenDone}</h2>
      <p class="puzzle-score" role="status">
        {words.solvedOf(solved, puzzles.length)}
      </p>
      <Dots answers={answers} hrefs={puzzles.map((id) => `/puzzles/${game.id}/${id}`)} words={words} />
      <RatingText progress={progress} from={from} words={words} />
      <div class="abreast">
        <button type="button" class="button main" onClick={another}>
          {words.anotherTen}
        </button>
        <a class="button" href="/puzzles">
          {words.toAll}
        </a>
      </div>
    </section>
  );
};

export const Ten = ({ game }: { readonly game: PuzzleGame }) => {
  const { words } = game;
  const series = useSignal<Series | undefined>(undefined);
  const current = useSignal(0);
  useEffect(() => {
    series.value = resumeOrBegin(game);
    current.value = series.value.answers.length;
  }, [game.id]);
  /** Before the first answer to the puzzle on the board. */
  const before = useMemo(() => ratingNumber(progressOf(game.id)), [current.value]);
  if (!series.value) return null;
  const { puzzles, answers } = series.value;
  const puzzle = game.puzzles.find(({ id }) => id === puzzles[current.value]);
  if (!puzzle)
    return (
      <Summary
        game={game}
        series={series.value}
        another={() => {
          series.value = begin(game);
          current.value = 0;
          rescueFocus();
        }}
      />
    );

  const answered = (first: FirstAnswer): void => {
    saveFirstAnswer(puzzle, first, true);
    const now = {
      puzzles,
      answers: [...answers, first],
      from: series.value?.from ?? null,
      version: 1,
    } as const;
    series.value = now;
    storeSeries(game.id, now);
  };
  const onAnswer = ({ first, phase }: Attempt, before: Attempt): void => {
    if (first !== undefined && before.first === undefined) answered(first);
    else if (phase === 'solved') saveSolved(puzzle);
  };
  const rating = <RatingText progress={progressOf(game.id)} from={before} words={words} />;
  const isLast = current.value === puzzles.length - 1;
  return (
    <>
      <Dots answers={puzzles.map((_, i) => answers[i])} current={current.value} words={words} />
      <Stage
        key={puzzle.id}
        puzzle={puzzle}
        game={game}
        counts={progressOf(game.id).puzzles[puzzle.id] === undefined}
        linksLesson
        aside={rating}
        onAnswer={onAnswer}
        next={() => (
          <>
            {rating}
            <NextButton text={isLast ? words.toResult : words.next} current={current} />
          </>
        )}
      />
    </>
  );
};
