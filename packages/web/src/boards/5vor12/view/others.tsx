// The others' boards: small but readable pictures, with a text for screen readers.
import { itemAt, range, type Seat } from '@crescendo/rules';
import { SQUARES, type Square, type Tile, type View, WIDTH } from '@crescendo/rules/5vor12';
import type { NameOf } from '@crescendo/words';
import { nameOrYou, type SeatLabel } from '../../contract/seat-label.ts';
import { boardAt } from '../model/gestures.ts';
import { anchors } from '../model/places.ts';
import type { VorZwoelfWords } from '../words.ts';

interface OtherProps {
  readonly view: View;
  readonly seat: Seat;
  readonly label: SeatLabel;
  readonly name: string | undefined;
  readonly words: VorZwoelfWords;
  readonly deciding: boolean;
  readonly won: boolean;
  readonly last: ReadonlySet<Square> | undefined;
}

const readBoard = (board: readonly Tile[], size: number, words: VorZwoelfWords): string =>
  Array.from({ length: size }, (_, row) =>
    words.rowOf(
      row + 1,
      Array.from({ length: size }, (_, column) => String(board[row * WIDTH + column] || words.free)).join(
        ', ',
      ),
    ),
  ).join(' ');

const Other = ({ view, seat, label, name, words, deciding, won, last }: OtherProps) => {
  const { size } = view.options;
  const board = boardAt(view, seat);
  const chosen = view.pending[seat] === 'hidden';
  const holds = view.phase === 'start' && (view.hands[seat]?.length ?? 0) > 0 && !chosen;
  return (
    <figure class={`v12-other${deciding ? ' v12-deciding' : ''}${won ? ' v12-won' : ''}`}>
      <figcaption class="row" aria-hidden="true">
        <span class="v12-name ellipsis">{label.text}</span>
        {chosen && <span class="v12-chosen">✓</span>}
        {holds && <span class="v12-tiny-back square rigid" />}
        {!chosen && deciding && <span class="v12-dots rigid" />}
      </figcaption>
      <div
        class="v12-small grid"
        style={{ '--n': size }}
        role="img"
        aria-label={`${words.boardOf(name)} ${readBoard(board, size, words)}`}
        data-anchor={anchors.key({ kind: 'seat', seat })}
      >
        {itemAt(SQUARES, size).map((at) => (
          <span key={at} class="v12-cell square" aria-hidden="true">
            {board[at] !== 0 && (
              <span
                class={`v12-chip sized center tile-colours${last?.has(at) ? ' v12-last' : ''}`}
                data-anchor={anchors.key({ kind: 'square', seat, at })}
              >
                {board[at]}
              </span>
            )}
          </span>
        ))}
      </div>
    </figure>
  );
};

interface OthersProps {
  readonly view: View;
  /** The seat whose board is large. */
  readonly hero: Seat;
  readonly label: (seat: Seat) => SeatLabel;
  readonly name: NameOf;
  readonly words: VorZwoelfWords;
  readonly deciding: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly last: ReadonlyMap<Seat, ReadonlySet<Square>>;
}

/** The other seats in the order of the name plates. */
export const Others = ({ view, hero, label, name, words, deciding, winners, last }: OthersProps) => {
  const others = range(view.seats).filter((seat) => seat !== hero);
  return (
    <div class="v12-others flex-column justify-center gap-6">
      {others.map((seat) => (
        <Other
          key={seat}
          view={view}
          seat={seat}
          label={label(seat)}
          name={nameOrYou(name, seat)}
          words={words}
          deciding={deciding.includes(seat)}
          won={winners.includes(seat)}
          last={last.get(seat)}
        />
      ))}
    </div>
  );
};
