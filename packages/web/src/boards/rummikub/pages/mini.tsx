// A small living picture of the table for the home page: a run grows, a group gets its fourth colour.
import '../tokens.css';
import './mini.css';

interface MiniTile {
  readonly n: number;
  readonly c: number;
  /** The step of the loop in which it comes from the rack. */
  readonly step?: number;
}

const SETS: readonly (readonly MiniTile[])[] = [
  [
    { n: 4, c: 1 },
    { n: 5, c: 1 },
    { n: 6, c: 1 },
    { n: 7, c: 1, step: 1 },
  ],
  [
    { n: 11, c: 2 },
    { n: 12, c: 2 },
    { n: 13, c: 2 },
  ],
  [
    { n: 9, c: 0 },
    { n: 9, c: 2 },
    { n: 9, c: 3 },
    { n: 9, c: 1, step: 2 },
  ],
  [
    { n: 1, c: 0 },
    { n: 2, c: 0 },
    { n: 3, c: 0 },
  ],
];
const RACK: readonly MiniTile[] = [
  { n: 2, c: 0 },
  { n: 7, c: 1, step: 1 },
  { n: 9, c: 1, step: 2 },
  { n: 3, c: 2 },
  { n: 8, c: 3 },
  { n: 12, c: 3 },
];

const Tile = ({ n, c, step }: MiniTile) => (
  <i class="rkm-tile grid" data-c={c} data-step={step}>
    <b class="semibold">{n}</b>
    <s />
  </i>
);

export const Mini = ({ still }: { readonly still: boolean }) => (
  <div class="rkm grid clip round-12" data-still={still ? '' : undefined} aria-hidden="true">
    <div class="rkm-felt cluster">
      {SETS.map((set, i) => (
        <div key={i} class="rkm-set">
          {set.map((tile, j) => (
            <Tile key={j} {...tile} />
          ))}
        </div>
      ))}
    </div>
    <div class="rkm-rack justify-center">
      {RACK.map((tile, i) => (
        <Tile key={i} {...tile} />
      ))}
    </div>
  </div>
);
