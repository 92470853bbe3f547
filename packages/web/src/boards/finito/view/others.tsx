// The other players' boards, small, each with its face: who has chosen, who still thinks.
import { itemAt, range, type Seat } from '@crescendo/rules';
import { points, sequence, type View } from '@crescendo/rules/finito';
import type { NameOf } from '@crescendo/words';
import type { ComponentChildren } from 'preact';
import { nameOrYou, type SeatLabel } from '../../contract/seat-label.ts';
import { blockOf, wanted } from '../model/view-model.ts';
import type { FinitoWords } from '../words.ts';
import { Call } from './call.tsx';
import { Face, type Mood } from './face.tsx';
import { Picture } from './picture.tsx';

interface OthersProps {
  readonly view: View;
  /** The seat whose board is large. */
  readonly large: Seat;
  readonly deciding: readonly Seat[];
  readonly label: (seat: Seat) => SeatLabel;
  readonly name: NameOf;
  readonly own: FinitoWords;
  /** Tells whether the latest news is animated. */
  readonly moving: boolean;
  /** Further content beside them, where there is room. */
  readonly children?: ComponentChildren;
}

/** All but the one whose board is large, in the order of the name plates. */
export const othersOf = (view: View, large: Seat): readonly Seat[] =>
  range(view.boards.length).filter((seat) => seat !== large);

export const moodOf = (view: View, deciding: readonly Seat[], seat: Seat): Mood =>
  view.phase !== 'choose' ? 'calm' : deciding.includes(seat) ? 'thinking' : 'done';

const altText = (view: View, seat: Seat, name: string | undefined, own: FinitoWords): string => {
  const board = itemAt(view.boards, seat);
  const counters = sequence(board);
  return `${own.boardOf(name)}. ${counters.length === 0 ? own.noCounters : own.orderOf(counters, blockOf(board))}`;
};

const Other = ({ seat, view, deciding, label, name, own, moving }: OthersProps & { seat: Seat }) => {
  const mood = moodOf(view, deciding, seat);
  const who = nameOrYou(name, seat);
  const plain = label(seat).text;
  const state = { calm: plain, done: own.hasChosen(who), thinking: own.isThinking(who) }[mood];
  return (
    <figure class={`finito-other seat-${seat}`}>
      <figcaption class="row">
        <Face seat={seat} mood={mood} />
        <span class="finito-name ellipsis" aria-hidden="true">
          {plain}
        </span>
        <span class="unseen">{state}</span>
        <span class="finito-length pill" aria-hidden="true">
          {points(itemAt(view.boards, seat))}
        </span>
      </figcaption>
      <Picture
        numbers={view.options.numbers}
        board={itemAt(view.boards, seat)}
        open={itemAt(view.open, seat)}
        label={altText(view, seat, who, own)}
        moving={moving}
      />
      {points(itemAt(view.boards, seat)) >= wanted(view) && <Call isNew={moving} />}
    </figure>
  );
};

export const Others = (props: OthersProps) => {
  const seats = othersOf(props.view, props.large);
  if (seats.length === 0) return null;
  const rows = [1, 2, 3, 4, 5, 6, 7]
    .map((columns) => `--rows${columns}: ${Math.ceil(seats.length / columns)}`)
    .join(';');
  return (
    <section
      class="finito-others cluster on-felt"
      aria-label={props.own.otherBoards}
      style={rows}
      // On a phone many boards are swiped through, also by keyboard.
      tabIndex={seats.length > 3 ? 0 : undefined}
    >
      {seats.map((seat) => (
        <Other key={seat} seat={seat} {...props} />
      ))}
      {props.children}
    </section>
  );
};
