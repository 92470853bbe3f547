// One game of Top: the round on the board, its answer, and in the end the result.
import { TOP_ROUNDS } from '@crescendo/rules/top';
import { Laying } from './laying.tsx';
import { Result, topLink } from './result.tsx';
import { resultOf, type TopClock } from './saved-top.ts';
import { Shown } from './shown.tsx';
import { type TopBoard, useTopBoard } from './use-board.ts';
import { useTop } from './use-top.ts';

export interface GameProps {
  /** The day, or a name of its own for a game at any time. */
  readonly id: string;
  readonly title: string;
  /** Tells whether others may play the same one. */
  readonly isShared: boolean;
  readonly clock: TopClock;
}

const Playing = ({ id, clock, top }: GameProps & { readonly top: TopBoard }) => {
  const course = useTop(id, id, clock);
  const { round, hasFailed, retry } = course;
  const { words } = top;
  if (hasFailed)
    return (
      <div class="leaf grid gap-12 one-column">
        <p role="alert">{words.failed}</p>
        <button type="button" class="button main" onClick={retry}>
          {words.tryAgain}
        </button>
      </div>
    );
  if (!round || round.number >= TOP_ROUNDS)
    return (
      <p class="top-making" role="status">
        {words.making}
      </p>
    );
  return round.play === null ? (
    <Laying key={`lay ${round.number}`} top={top} course={course} round={round} />
  ) : (
    <Shown key={`show ${round.number}`} top={top} course={course} round={round} play={round.play} />
  );
};

export const Game = (props: GameProps) => {
  const { id, title, isShared } = props;
  const top = useTopBoard();
  if (!top) return null;
  const result = resultOf(id);
  const link = isShared ? topLink(id) : undefined;
  if (result) return <Result result={result} title={title} link={link} words={top.words} />;
  return <Playing {...props} top={top} />;
};
