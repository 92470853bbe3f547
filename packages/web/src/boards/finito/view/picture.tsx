// A whole board as one drawing: the other players' boards, and the diagrams of the rules.
import { type Board, type Counter, numberOn, type Square } from '@crescendo/rules/finito';
import { BOARD_WIDTH, boardHeight, corner, middle, offerPlace, type Point, SIDE } from '../model/geometry.ts';
import { useThread } from '../model/thread.ts';
import { Squares, ThreadCuts, ThreadLines } from './ground.tsx';

interface Props {
  readonly numbers: number;
  readonly board: Board;
  readonly label: string;
  readonly open?: readonly Counter[];
  /** Squares where a counter may go. */
  readonly targets?: readonly Square[];
  /** A counter that is about to come here. */
  readonly coming?: { readonly counter: Counter; readonly at: Square };
  /** The way of a counter from one square to another. */
  readonly way?: { readonly from: Square; readonly to: Square };
  /** Counters glide to their new places. */
  readonly moving?: boolean;
  readonly line?: boolean;
}

export const Disc = ({ counter, place, class: kind }: { counter: Counter; place: Point; class: string }) => (
  <g class={`finito-disc ${kind}`} style={`transform: translate(${place.x}px, ${place.y}px)`}>
    <circle r="4.3" cy="0.35" class="finito-disc-edge" />
    <circle r="4.3" class="finito-disc-face" />
    <circle r="3.65" class="finito-disc-ring" />
    <text y="0.25">{counter}</text>
  </g>
);

/** A bent arrow from square to square. */
const wayOf = (from: Square, to: Square): string => {
  const [a, b] = [middle(from), middle(to)];
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.2, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.2 };
  const length = Math.hypot(b.x - bend.x, b.y - bend.y) || 1;
  const [dx, dy] = [(b.x - bend.x) / length, (b.y - bend.y) / length];
  const [x, y] = [b.x - dx * 4.8, b.y - dy * 4.8];
  const wing = (side: 1 | -1): string => `${x - 2 * dx + side * 1.5 * dy} ${y - 2 * dy - side * 1.5 * dx}`;
  return `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${x} ${y}M${wing(1)}L${x} ${y}L${wing(-1)}`;
};

export const Picture = (props: Props) => {
  const { numbers, board, label, open = [], targets = [], coming, way, moving = false, line = true } = props;
  const height = boardHeight(numbers);
  const thread = useThread(board);
  const inBlock = new Set(line ? thread.block : []);
  const lying = board.flatMap((counter, at) => (counter === 0 ? [] : [{ counter, at }]));
  const discs = [
    ...lying.map(({ counter, at }) => ({
      counter,
      place: middle(at),
      kind: inBlock.has(at) ? 'in-block' : '',
    })),
    ...open.map((counter, i) => ({ counter, place: offerPlace(numbers, i), kind: 'is-open' })),
  ].sort((a, b) => a.counter - b.counter);
  return (
    <svg
      class={`finito-picture block ${moving ? 'is-moving' : ''}`}
      viewBox={`0 0 ${BOARD_WIDTH} ${height}`}
      role="img"
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus */}
      <g aria-hidden="true">
        <rect class="finito-sheet" width={BOARD_WIDTH} height={height} rx="2.4" />
        <Squares numbers={numbers} count={board.length} />
        {targets.map((at) => {
          const { x, y } = corner(at);
          return (
            <rect
              key={at}
              class="finito-aim"
              x={x + 0.5}
              y={y + 0.5}
              width={SIDE - 1}
              height={SIDE - 1}
              rx="1.5"
            />
          );
        })}
        {line && <ThreadLines thread={thread} />}
        {board.map((counter, at) => {
          const { x, y } = middle(at);
          return counter === 0 ? (
            <text key={at} class="finito-print" x={x} y={y + 0.2}>
              {numberOn(at, numbers)}
            </text>
          ) : null;
        })}
        {way && <path class="finito-way line-art" d={wayOf(way.from, way.to)} />}
        {discs.map(({ counter, place, kind }) => (
          <Disc key={counter} counter={counter} place={place} class={kind} />
        ))}
        {line && <ThreadCuts thread={thread} />}
        {coming && <Disc counter={coming.counter} place={middle(coming.at)} class="is-coming" />}
      </g>
    </svg>
  );
};
