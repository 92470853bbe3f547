// A small board that fills itself, for the home page. It knows no rules: the tiles come in an order that looks right.
import '../tokens.css';
import './mini.css';
import type { Miniature } from '../../contract/pictures.ts';

/** Number and square, in the order in which they are laid. */
const TILES = [
  [2, 0],
  [9, 5],
  [12, 10],
  [18, 15],
  [7, 4],
  [14, 11],
  [5, 1],
  [10, 9],
  [13, 14],
] as const;

const square = (at: number): string => `${(at >> 2) + 1} / ${(at % 4) + 1}`;

export const Mini: Miniature = ({ still }) => (
  <div class={`v12-mini picture-frame relative${still ? ' v12-mini-still' : ''}`} aria-hidden="true">
    <div class="v12-mini-board grid absolute">
      {Array.from({ length: 16 }, (_, at) => (
        <i key={at} style={{ gridArea: square(at), '--rise': (at % 4) + (at >> 2) }} />
      ))}
      {TILES.map(([tile, at], i) => (
        <b
          key={tile}
          class={`center tile-colours${i < 4 ? ' v12-mini-here' : ''}`}
          style={{ gridArea: square(at), '--turn': i - 4 }}
        >
          {tile}
        </b>
      ))}
    </div>
    <div class="v12-mini-pile square absolute" />
  </div>
);
