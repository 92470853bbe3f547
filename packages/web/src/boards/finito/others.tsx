// The other players' boards, small, each with its face: who has chosen, who still thinks.
import type { Seat } from '@crescendo/rules';
import { points, sequence, type View } from '@crescendo/rules/finito';
import { Face, type Mood } from './face.tsx';
import { Picture } from './picture.tsx';
import { blockOf } from './seeing.ts';
import type { FinitoWords } from './words.ts';

interface OthersProps {
  readonly view: View;
  readonly deciding: readonly Seat[];
  readonly name: (seat: Seat) => string;
  readonly own: FinitoWords;
  /** What happened is to be seen moving. */
  readonly moving: boolean;
}

export const othersOf = (view: View): readonly Seat[] => {
  const seats = view.boards.map((_, seat) => seat);
  if (view.seat === null) return seats.slice(1);
  return [...seats.slice(view.seat + 1), ...seats.slice(0, view.seat)];
};

export const moodOf = (view: View, deciding: readonly Seat[], seat: Seat): Mood =>
  view.phase !== 'choose' ? 'calm' : deciding.includes(seat) ? 'thinking' : 'done';

const altText = (view: View, seat: Seat, name: string, own: FinitoWords): string => {
  const board = view.boards[seat]!;
  const counters = sequence(board);
  return `${own.boardOf(name)}. ${counters.length === 0 ? own.noCounters : own.orderOf(counters, blockOf(board))}`;
};

export const Others = ({ view, deciding, name, own, moving }: OthersProps) => {
  const seats = othersOf(view);
  if (seats.length === 0) return null;
  const rows = [1, 2, 3, 4]
    .map((columns) => `--rows${columns}: ${Math.ceil(seats.length / columns)}`)
    .join(';');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where not all boards fit, also by keyboard
    <section class="finito-others" aria-label={own.otherBoards} style={rows} tabIndex={0}>
      {seats.map((seat) => {
        const mood = moodOf(view, deciding, seat);
        const mood_ =
          mood === 'calm'
            ? name(seat)
            : mood === 'done'
              ? own.hasChosen(name(seat))
              : own.isThinking(name(seat));
        const length = points(view.boards[seat]!);
        return (
          <figure key={seat} class={`finito-other seat-${seat}`}>
            <figcaption>
              <Face seat={seat} mood={mood} />
              <span class="finito-name">{name(seat)}</span>
              <span class="unseen">{mood_}</span>
              <span class="finito-length" aria-hidden="true">
                {length}
              </span>
            </figcaption>
            <Picture
              numbers={view.options.numbers}
              board={view.boards[seat]!}
              open={view.open[seat]!}
              label={altText(view, seat, name(seat), own)}
              moving={moving}
            />
          </figure>
        );
      })}
    </section>
  );
};
