// Places sets on the felt in rows. A set that has a place keeps it, also when it grows: then the sets to its right give way,
// a little if their row has room. Nothing else moves but what a player has moved.

export interface Box {
  readonly id: number;
  readonly width: number;
  /** The room it may soon need in addition: kept free to its right, where there is enough felt. */
  readonly slack: number;
  /** The number of lines of tiles: more than one only where a run is longer than the felt is wide. */
  readonly lines: number;
}

export interface Spot {
  readonly row: number;
  readonly x: number;
  readonly width: number;
  /** For how many lines of tiles its row is high enough. */
  readonly lines: number;
}

export type Spots = ReadonlyMap<number, Spot>;

export interface Felt {
  readonly width: number;
  /** The rows that are seen without scrolling. */
  readonly rows: number;
  /** The least distance between two sets. */
  readonly gap: number;
  /** Sets begin at multiples of this, so that tiles of different rows are in line. */
  readonly step: number;
}

interface Span {
  readonly x: number;
  readonly end: number;
  readonly slack: number;
}

interface Row {
  readonly lines: number;
  readonly spans: Span[];
}

const isFree = ({ spans }: Row, x: number, width: number, { width: room, gap }: Felt): boolean =>
  x >= 0 && x + width <= room && spans.every((span) => x >= span.end + gap || x + width + gap <= span.x);

/** The places where a set could begin, from the left; `keeps`: what others may soon need stays free. */
const startsIn = ({ spans }: Row, { gap, step }: Felt, keeps: boolean): readonly number[] =>
  [0, ...spans.map(({ end, slack }) => end + gap + (keeps ? slack : 0))]
    .map((x) => Math.ceil(x / step) * step)
    .sort((a, b) => a - b);

/** The sets that have grown and still have room for themselves where they lie. */
const growingAt = (boxes: readonly Box[], last: Spots, felt: Felt): ReadonlySet<number> =>
  new Set(
    boxes.flatMap(({ id, width, lines }) => {
      const spot = last.get(id);
      return spot && width > spot.width && lines <= spot.lines && spot.x + width <= felt.width ? [id] : [];
    }),
  );

/** Row by row, from the left; what has no place yet comes last, in its order. */
const inRows = (boxes: readonly Box[], last: Spots): readonly Box[] =>
  [...boxes].sort((a, b) => {
    const [one, other] = [last.get(a.id), last.get(b.id)];
    if (!one || !other) return Number(!one) - Number(!other);
    return one.row - other.row || one.x - other.x;
  });

/** `home`: where sets lay when the turn began; one that had to give way goes back there when it can. */
export const flow = (boxes: readonly Box[], felt: Felt, last: Spots, home: Spots = last): Spots => {
  const rows: Row[] = [];
  const spots = new Map<number, Spot>();
  const rowAt = (at: number): Row => {
    while (rows.length <= at) rows.push({ lines: 1, spans: [] });
    return rows[at] as Row;
  };
  for (const { row, lines } of last.values())
    if (lines > rowAt(row).lines) rows[row] = { ...rowAt(row), lines };
  const put = ({ id, width, slack }: Box, row: number, x: number): void => {
    rowAt(row).spans.push({ x, end: x + width, slack });
    spots.set(id, { row, x, width, lines: rowAt(row).lines });
  };
  const fits = ({ width, lines }: Box, row: number, x: number): boolean =>
    lines <= rowAt(row).lines && isFree(rowAt(row), x, width, felt);

  /** In the rows around this one, the nearest first. */
  const findNear = (box: Box, near: number, keeps: boolean): boolean => {
    const order = rows.map((_, row) => row).sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
    for (const row of order)
      for (const x of startsIn(rowAt(row), felt, keeps)) {
        const isLast = rowAt(row).spans.every((span) => span.x < x);
        const width = box.width + (keeps && !isLast ? box.slack : 0);
        if (!fits({ ...box, width }, row, x)) continue;
        put(box, row, x);
        return true;
      }
    return false;
  };
  const find = (box: Box, near: number): void => {
    if (findNear(box, near, true)) return;
    if (rows.length >= felt.rows && findNear(box, near, false)) return;
    rows.push({ lines: box.lines, spans: [] });
    put(box, rows.length - 1, 0);
  };
  /** Keeps it at its place, at its former place, or a little to the left. */
  const stay = (box: Box, { row, x }: Spot): boolean => {
    const was = home.get(box.id);
    const ways: readonly (readonly [row: number, x: number])[] = [
      ...(was ? [[was.row, was.x] as const] : []),
      [row, x],
      ...startsIn(rowAt(row), felt, false)
        .filter((start) => start < x)
        .reverse()
        .map((start) => [row, start] as const),
    ];
    const way = ways.find(([at, left]) => fits(box, at, left));
    if (way) put(box, ...way);
    return way !== undefined;
  };

  const grown = growingAt(boxes, last, felt);
  /** A set that gave way goes back as soon as it can. */
  const hasGivenWay = ({ id }: Box, { row, x }: Spot): boolean => {
    const was = home.get(id);
    return was !== undefined && (was.row !== row || was.x !== x);
  };
  const changed: Box[] = [];
  const crowded: Box[] = [];
  /** Maps a row in which a set has grown to the end of its last set. */
  const ends = new Map<number, number>();
  for (const box of inRows(boxes, last)) {
    const spot = last.get(box.id);
    if (!spot || (box.width !== spot.width && !grown.has(box.id)) || box.lines > spot.lines)
      changed.push(box);
    else if (!grown.has(box.id) && hasGivenWay(box, spot)) changed.push(box);
    else {
      const end = ends.get(spot.row);
      const x =
        end === undefined ? spot.x : Math.max(spot.x, Math.ceil((end + felt.gap) / felt.step) * felt.step);
      if (fits(box, spot.row, x)) {
        put(box, spot.row, x);
        if (end !== undefined || grown.has(box.id)) ends.set(spot.row, x + box.width);
      } else crowded.push(box);
    }
  }
  const homeless = [
    ...changed.filter((box) => {
      const spot = last.get(box.id);
      return !spot || !stay(box, spot);
    }),
    ...crowded,
  ];
  for (const box of homeless) {
    // A part split off lies beside its former set; a quite new set, where there is room first.
    const before = boxes[boxes.indexOf(box) - 1];
    const isNew = !last.has(box.id) && box === boxes.at(-1);
    const beside = last.get(box.id) ?? (before && spots.get(before.id));
    find(box, isNew ? 0 : (beside?.row ?? 0));
  }
  return spots;
};

/** Afresh, each set after the one before it: for tiles of another size, when everything has to be laid anew. */
export const inOrder = (boxes: readonly Box[], felt: Felt): Spots => {
  const pack = (keeps: boolean): Spots => {
    const rows: { readonly box: Box; readonly x: number }[][] = [[]];
    let next = 0;
    for (const box of boxes) {
      let x = Math.ceil(next / felt.step) * felt.step;
      if (x > 0 && x + box.width > felt.width) {
        x = 0;
        rows.push([]);
      }
      rows.at(-1)?.push({ box, x });
      next = x + box.width + felt.gap + (keeps ? box.slack : 0);
    }
    return new Map(
      rows.flatMap((row, i) => {
        const lines = Math.max(1, ...row.map(({ box }) => box.lines));
        return row.map(({ box, x }): [number, Spot] => [box.id, { row: i, x, width: box.width, lines }]);
      }),
    );
  };
  const wide = pack(true);
  const rows = Math.max(0, ...[...wide.values()].map(({ row }) => row + 1));
  return rows > felt.rows ? pack(false) : wide;
};

/** These ids as they are read: row by row, from the left. */
export const readingOrder = (spots: Spots): readonly number[] =>
  [...spots].sort(([, a], [, b]) => a.row - b.row || a.x - b.x).map(([id]) => id);
