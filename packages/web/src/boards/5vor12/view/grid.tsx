// A board of squares, as on the table and in the pictures of the rules.
import { itemAt } from '@crescendo/rules';
import { DIAGONAL, SQUARES, type Square, type Tile, WIDTH } from '@crescendo/rules/5vor12';
import type { Fit } from '../model/gestures.ts';
import { anchors, isInHand, type Piece, pieces, places } from '../model/places.ts';
import type { VorZwoelfWords } from '../words.ts';

/** The marks of the squares. */
export interface Marks {
  readonly fits?: ReadonlyMap<Square, Fit>;
  /** Squares where it may lie, but no number would fit between it and another tile. */
  readonly breaks?: ReadonlySet<Square>;
  /** The tile that would come here, if let go now. */
  readonly coming?: { readonly at: Square; readonly tile: Tile };
  /** The square where a hint wants a tile. */
  readonly hints?: ReadonlyMap<Square, Tile>;
  /** The square where a tile was put instead. */
  readonly instead?: ReadonlyMap<Square, Tile>;
  /** The tile that is in the way of a refused one. */
  readonly clash?: Square | undefined;
  /** The square laid last. */
  readonly last?: ReadonlySet<Square> | undefined;
  /** Equal numbers corner to corner. */
  readonly twins?: ReadonlySet<Square>;
  /** In pictures: tiles of one row or column, and squares where a tile may not go. */
  readonly line?: ReadonlySet<Square>;
  readonly wrong?: ReadonlySet<Square>;
  /** Squares where laying it would mean playing again. */
  readonly again?: ReadonlySet<Square>;
  /** Chosen, but not yet seen by others. */
  readonly waiting?: ReadonlyMap<Square, Tile>;
  /** Tiles of the hand that lie here for now. */
  readonly planned?: ReadonlyMap<Square, { readonly tile: Tile; readonly index: number }>;
}

interface GridProps {
  readonly size: number;
  readonly board: readonly Tile[];
  readonly seat: number;
  readonly marks: Marks;
  readonly words: VorZwoelfWords;
  readonly label: string;
  /** Tells whether tiles go to the dotted squares now. */
  readonly starting: boolean;
  readonly touchable: boolean;
  /** Nothing at all can be touched: a picture. */
  readonly still: boolean;
  readonly held?: Piece | undefined;
  readonly won?: boolean;
  /** Tells whether this moment followed the one before. */
  readonly stepped?: boolean;
  /** Pointed at with mouse, finger or focus; `left`: the square that no longer is. */
  readonly onPoint?: (at: Square | undefined, left?: Square) => void;
}

/** Two diverging lines, in music "louder"; here: higher. */
const Hairpin = ({ side }: { side: 'row' | 'column' }) => (
  <svg
    class={`v12-hairpin strokes absolute v12-${side}`}
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d="M100 1 0 5l100 4" vector-effect="non-scaling-stroke" />
  </svg>
);

const Swap = () => (
  <svg class="v12-badge square line-art absolute circle" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4 7.5h11M12 4l3.5 3.5L12 11M16 13H5m3 3.2L4.800 13 8 9.800" />
  </svg>
);

const Cross = () => (
  <svg class="v12-cross square strokes" viewBox="0 0 20 20" aria-hidden="true">
    <path d="m5 5 10 10M15 5 5 15" />
  </svg>
);

const Again = () => (
  <svg class="v12-badge square line-art absolute circle v12-again" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M15.500 10a5.500 5.500 0 1 1-2-4.200M14 2.500v3.500h-3.500" />
  </svg>
);

const labelOf = ({ board, marks, words }: GridProps, at: Square): string => {
  const tile = board[at] || marks.waiting?.get(at) || marks.planned?.get(at)?.tile || 0;
  const fit = marks.fits?.get(at);
  const what = tile > 0 ? String(tile) : words.free;
  const free = marks.breaks?.has(at) ? words.breaks : words.fits;
  const may = fit === 'swap' ? `, ${words.canSwap}` : fit === 'free' ? `, ${free}` : '';
  const again = marks.again?.has(at) ? `, ${words.playAgain}` : '';
  return words.square(Math.floor(at / WIDTH) + 1, (at % WIDTH) + 1, what + may + again);
};

const Cell = (props: GridProps & { readonly at: Square }) => {
  const { at, size, board, seat, marks, starting, touchable, still, held, onPoint } = props;
  const plan = marks.planned?.get(at);
  const waiting = marks.waiting?.get(at);
  const tile = board[at] || plan?.tile || waiting || 0;
  const fit = marks.fits?.get(at);
  const coming = marks.coming?.at === at ? marks.coming.tile : 0;
  const hinted = marks.hints?.get(at);
  const instead = marks.instead?.get(at);
  const index = touchable ? plan?.index : undefined;
  const picked = index !== undefined && isInHand(held, index);
  const dotted = itemAt(DIAGONAL, size).includes(at);
  const tileClass = [
    'tile v12-tile',
    waiting && 'v12-waiting',
    marks.last?.has(at) && 'v12-last',
    marks.twins?.has(at) && 'v12-twin',
    marks.line?.has(at) && 'v12-line',
    marks.clash === at && 'v12-clash',
    coming > 0 && 'v12-going',
    picked && 'picked',
  ];
  return (
    <button
      type="button"
      class="v12-square square center relative"
      style={{ '--rise': (at % WIDTH) + Math.floor(at / WIDTH) }}
      data-place={places.key({ kind: 'square', at })}
      data-piece={index === undefined ? undefined : pieces.key({ kind: 'hand', index })}
      data-fit={fit}
      data-breaks={marks.breaks?.has(at) || undefined}
      data-dotted={dotted ? (starting ? 'now' : 'then') : undefined}
      data-coming={coming > 0 ? '' : undefined}
      aria-label={labelOf(props, at)}
      aria-disabled={!touchable}
      aria-pressed={index === undefined ? undefined : picked}
      disabled={still}
      onPointerEnter={() => onPoint?.(at)}
      onPointerLeave={() => onPoint?.(undefined, at)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint?.(at)}
      // Later: while the focus is between two squares, drawing again would call it back.
      onBlur={() => setTimeout(() => onPoint?.(undefined, at))}
    >
      {tile > 0 && (
        <span
          class={tileClass.filter(Boolean).join(' ')}
          data-anchor={anchors.key({ kind: 'square', seat, at })}
        >
          {tile}
        </span>
      )}
      {coming > 0 && <span class="tile v12-tile v12-coming">{coming}</span>}
      {/* Only drawn: the button's name says what lies here, not what might. */}
      {hinted !== undefined && coming === 0 && <span class="v12-hint square center" data-tile={hinted} />}
      {instead !== undefined && (
        <span
          class={`v12-instead absolute center${tile > 0 || hinted !== undefined ? ' v12-beside' : ''}`}
          data-tile={instead}
        />
      )}
      {marks.wrong?.has(at) && <Cross />}
      {fit === 'swap' && coming === 0 && <Swap />}
      {marks.again?.has(at) && <Again />}
    </button>
  );
};

export const Grid = (props: GridProps) => (
  <section
    class={`v12-board square relative${props.won ? ` v12-won${props.stepped ? ' v12-wave' : ''}` : ''}`}
    style={{ '--n': props.size }}
    aria-label={props.label}
  >
    <Hairpin side="row" />
    <Hairpin side="column" />
    <div class="v12-squares grid" data-stop="">
      {itemAt(SQUARES, props.size).map((at) => (
        <Cell key={at} {...props} at={at} />
      ))}
    </div>
  </section>
);
