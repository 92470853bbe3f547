// The board at the step that is shown, through the eyes of the player in question: with the better move and the one that was
// played, or with what might have come of the better move.
import type { AnyMove } from '@crescendo/rules';
import { useRef } from 'preact/hooks';
import { nameOrYou } from '../../boards/contract/seat-label.ts';
import { Icon } from '../../ui/icons.tsx';
import { isUntouchable, PastBoard } from '../play/replay/past-board.tsx';
import { Seats } from '../play/seats/seats.tsx';
import type { LineFrame, ShownLine } from './line/use-line.ts';
import type { ReviewProps } from './props.ts';
import { newsOf, stepText } from './step-text.ts';

interface BoardAtProps extends ReviewProps {
  readonly marked: AnyMove | undefined;
  readonly instead: AnyMove | undefined;
  readonly line: ShownLine;
}

/** Counts the jumps to a moment from afar: each lays the board out anew, and not as it lay elsewhere in the game. */
const useArrivals = (at: number, isMoment: boolean): number => {
  const seen = useRef({ at, arrivals: 0 });
  const { at: last, arrivals } = seen.current;
  const isArrival = isMoment && Math.abs(at - last) > 1;
  seen.current = { at, arrivals: isArrival ? arrivals + 1 : arrivals };
  return seen.current.arrivals;
};

interface BarProps {
  readonly words: ReviewProps['words'];
  readonly at: number;
  readonly first: number;
  readonly last: number;
  readonly show: (at: number) => void;
  readonly title: string;
  readonly text: string;
}

const Bar = ({ words, at, first, last, show, title, text }: BarProps) => (
  <div class="review-bar row gap-8">
    <button
      type="button"
      class="button icon"
      aria-label={words.back}
      disabled={at <= first}
      onClick={() => show(at - 1)}
    >
      <Icon name="back" />
    </button>
    <p class="review-news">
      <b>{title}</b> <span>{text}</span>
    </p>
    <button
      type="button"
      class="button icon"
      aria-label={words.forward}
      disabled={at >= last}
      onClick={() => show(at + 1)}
    >
      <Icon name="forward" />
    </button>
  </div>
);

/** Names the two marks on the board. */
const Key = ({ said, about }: Pick<ReviewProps, 'said' | 'about'>) => (
  <ul class="review-key cluster soft" aria-hidden="true">
    <li class="row gap-6 key-better">{said.betterMove}</li>
    <li class="row gap-6 key-instead">{said.yourMove(about)}</li>
  </ul>
);

/** The number of the first frame: no moment of the game itself has it. */
const FAR = 100_000;

const LineStage = (props: BoardAtProps & { readonly frame: LineFrame }) => {
  const { page, words, said, line, frame } = props;
  const { at, count, isGrowing } = line;
  const title = `${said.line} (${said.lineStep(at, count)}).`;
  return (
    <>
      <div class="board-host" inert>
        <PastBoard
          key={`line ${at}`}
          {...props}
          page={{ ...page, number: FAR + at, deciding: [] }}
          view={frame.view}
          marked={undefined}
          instead={undefined}
        />
      </div>
      <div class="review-below paper">
        <Bar words={words} at={at} first={1} last={count} show={line.show} title={title} text={frame.text} />
        <div class="review-line-foot cluster items-center">
          <button type="button" class="button" onClick={line.close}>
            {said.lineBack}
          </button>
          {isGrowing && <span class="soft">{said.thinking}</span>}
        </div>
      </div>
    </>
  );
};

const GameStage = (props: BoardAtProps) => {
  const { game, board, words, said, about, name, page, steps, at, select, marked, instead, missed } = props;
  const { moment } = page;
  const last = steps.length - 1;
  const arrivals = useArrivals(at, marked !== undefined);
  // At the end of a round the next one is dealt already.
  const own = at === last ? (moment.previous ?? moment.view) : moment.view;
  // Both moves can be drawn only where they were made.
  const view = missed ? game.match.at(missed.length).matchView(missed.seat).view : own;
  const mover = missed ? nameOrYou(name, missed.seat) : about;
  return (
    <>
      <div class="board-host" inert={isUntouchable(board, marked)}>
        <PastBoard key={`${arrivals} ${missed?.seat ?? ''}`} {...props} view={view} />
      </div>
      <div class="review-below paper">
        {instead && <Key said={said} about={mover} />}
        <Bar
          words={words}
          at={at}
          first={0}
          last={last}
          show={select}
          title={stepText(props, at)}
          text={newsOf(props, at)}
        />
      </div>
    </>
  );
};

export const BoardAt = (props: BoardAtProps) => {
  const { table, words, page, line } = props;
  const { frame } = line;
  return (
    <section
      class="review-stage stage raised grid clip paper content-start one-column"
      data-game={table.game.id}
      data-moment={page.number}
      data-line={frame ? line.at : undefined}
      aria-label={words.lookingBack}
    >
      <Seats {...props} />
      {frame ? <LineStage {...props} frame={frame} /> : <GameStage {...props} />}
    </section>
  );
};
