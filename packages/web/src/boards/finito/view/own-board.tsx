// The viewer's own board: a button for every square, over the drawing of the line.
import { itemAt } from '@crescendo/rules';
import { type Board, type Counter, type Move, numberOn, type Square, WIDTH } from '@crescendo/rules/finito';
import { ASIDE, BOARD_WIDTH, boardHeight, corner, SIDE } from '../model/geometry.ts';
import { pieceOf, pieces, places } from '../model/places.ts';
import { useThread } from '../model/thread.ts';
import type { FinitoWords } from '../words.ts';
import { highOf, Squares, ThreadCuts, ThreadLines } from './ground.tsx';

interface OwnBoardProps {
  readonly numbers: number;
  /** The board as its owner sees it, with the chosen counters already in place. */
  readonly board: Board;
  /** The board the line is drawn through: what it would be if the counter in hand were put down here. */
  readonly lined: Board;
  readonly targets: readonly Square[];
  readonly chosen: Move | undefined;
  readonly hint: Move | undefined;
  /** The move that was made in place of the hint. */
  readonly instead: Move | undefined;
  readonly held: Counter | undefined;
  readonly over: Square | undefined;
  /** The viewer decides now: every square responds, if only with a reason why not. */
  readonly canTouch: boolean;
  /** Counters on the board can be picked up now. */
  readonly canLift: boolean;
  readonly isStill: boolean;
  readonly own: FinitoWords;
  /** The counter that was just dropped here: it lies already where it flew to. */
  readonly landed: Counter | undefined;
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

const SquareButton = ({ at, ...props }: OwnBoardProps & { at: Square; inBlock: boolean }) => {
  const {
    numbers,
    board,
    targets,
    chosen,
    hint,
    instead,
    held,
    over,
    canTouch,
    canLift,
    isStill,
    own,
    landed,
    inBlock,
  } = props;
  const counter = itemAt(board, at);
  const number = numberOn(at, numbers);
  const { x, y } = corner(at);
  const isTarget = targets.includes(at);
  const isChosen = chosen !== undefined && chosen.type !== 'pass' && chosen.at === at;
  const isAbout = (move: Move | undefined): boolean =>
    move !== undefined &&
    move.type !== 'pass' &&
    (move.at === at || (move.type === 'move' && move.counter === counter));
  const isHinted = isAbout(hint);
  const comingBy = (move: Move | undefined): Counter =>
    move !== undefined && move.type !== 'pass' && move.at === at ? move.counter : 0;
  const coming = comingBy(hint);
  const insteadComing = comingBy(instead);
  const [row, column] = [Math.floor(at / WIDTH) + 1, (at % WIDTH) + 1];
  const name = own.square(row, column, number, counter);
  const isHeld = counter !== 0 && held === counter;
  const kinds = [
    'finito-square center absolute',
    isTarget && 'is-target',
    isTarget && over === at && 'is-over',
    isHinted && 'is-hinted',
    counter !== 0 && 'is-covered',
  ];
  return (
    <button
      type="button"
      class={kinds.filter(Boolean).join(' ')}
      style={`left: ${percent(x, BOARD_WIDTH)}; top: ${percent(y, boardHeight(numbers))}; width: ${percent(SIDE, BOARD_WIDTH)}; height: ${percent(SIDE, boardHeight(numbers))}; ${highOf(at, board.length)}`}
      data-place={places.key({ kind: 'square', at })}
      data-instead={isAbout(instead) || undefined}
      data-piece={canLift && counter !== 0 ? pieces.key(pieceOf(counter)) : undefined}
      aria-label={isTarget ? `${name}, ${own.allowed}` : name}
      aria-pressed={canLift && counter !== 0 ? isHeld : undefined}
      aria-disabled={!canTouch || undefined}
      disabled={isStill}
    >
      <span class="finito-printed" data-number={number}>
        {counter === 0 && number}
      </span>
      {counter !== 0 && (
        <span
          class={`finito-counter square center tile-colours relative circle ${isHeld ? 'is-lifted' : ''} ${isChosen ? 'is-chosen' : ''} ${inBlock ? 'in-block' : ''}`}
          data-flip={landed === counter ? undefined : pieces.key(pieceOf(counter))}
        >
          {counter}
        </span>
      )}
      {counter === 0 && coming > 0 && (
        <span
          class="finito-counter square center tile-colours relative circle is-coming"
          data-number={coming}
        />
      )}
      {insteadComing > 0 && (
        <span class="finito-instead absolute circle center number" data-number={insteadComing} />
      )}
    </button>
  );
};

export const OwnBoard = (props: OwnBoardProps) => {
  const { numbers, board, lined } = props;
  const thread = useThread(board, lined);
  const inBlock = new Set(thread.block);
  const aside = `translate(${ASIDE} ${ASIDE})`;
  const viewBox = `0 0 ${BOARD_WIDTH} ${boardHeight(numbers)}`;
  return (
    <div class="finito-own relative" data-stop="">
      <svg
        class="finito-ground overlay full-width no-pointer"
        viewBox={viewBox}
        aria-hidden="true"
        focusable="false"
      >
        <Squares numbers={numbers} count={board.length} />
        <g transform={aside}>
          <ThreadLines thread={thread} />
        </g>
      </svg>
      {board.map((_, at) => (
        <SquareButton key={at} at={at} inBlock={inBlock.has(at)} {...props} />
      ))}
      {/* Above the counters, which lie close to each other. */}
      <svg
        class="finito-ground overlay full-width no-pointer finito-cuts"
        viewBox={viewBox}
        aria-hidden="true"
        focusable="false"
      >
        <g transform={aside}>
          <ThreadCuts thread={thread} />
        </g>
      </svg>
    </div>
  );
};
