// The board at the step that is shown, through the eyes of the player in question; a better move is drawn on it.
import type { AnyMove } from '@crescendo/rules';
import { useRef } from 'preact/hooks';
import { Icon } from '../../ui/icons.tsx';
import { isUntouchable, PastBoard } from '../play/replay/past-board.tsx';
import { Seats } from '../play/seats/seats.tsx';
import type { Figure, ReviewProps } from './props.ts';
import { newsOf, stepText } from './step-text.ts';

/** Counts the jumps to a moment from afar: each lays the board out anew, and not as it lay elsewhere in the game. */
const useArrivals = (at: number, isMoment: boolean): number => {
  const seen = useRef({ at, arrivals: 0 });
  const { at: last, arrivals } = seen.current;
  const isArrival = isMoment && Math.abs(at - last) > 1;
  seen.current = { at, arrivals: isArrival ? arrivals + 1 : arrivals };
  return seen.current.arrivals;
};

export const BoardAt = (
  props: ReviewProps & { readonly marked: AnyMove | undefined; readonly figure: Figure },
) => {
  const { table, board, words, page, steps, at, select, marked, figure } = props;
  const { moment, number } = page;
  const last = steps.length - 1;
  const arrivals = useArrivals(at, marked !== undefined);
  // At the end of a round the next one is dealt already.
  const view = at === last ? (moment.previous ?? moment.view) : moment.view;
  return (
    <section
      class="review-stage stage raised grid clip paper content-start one-column"
      data-game={table.game.id}
      data-moment={number}
      aria-label={words.lookingBack}
    >
      <Seats {...props} />
      <div class="board-host" inert={isUntouchable(board, marked)}>
        <PastBoard key={arrivals} {...props} view={view} />
      </div>
      <div class="review-bar row gap-8">
        <button
          type="button"
          class="button icon"
          aria-label={words.back}
          disabled={at === 0}
          onClick={() => select(at - 1)}
        >
          <Icon name="back" />
        </button>
        <p class="review-news">
          <b>{stepText(props, at, figure)}</b> <span>{newsOf(props, at)}</span>
        </p>
        <button
          type="button"
          class="button icon"
          aria-label={words.forward}
          disabled={at === last}
          onClick={() => select(at + 1)}
        >
          <Icon name="forward" />
        </button>
      </div>
    </section>
  );
};
