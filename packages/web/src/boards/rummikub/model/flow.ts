// Where sets lie on the felt: in rows. A set stays in its row as long as there is room, so that nothing wanders without
// cause.

export interface Box {
  readonly id: number;
  readonly width: number;
}

export interface Spot {
  readonly row: number;
  readonly x: number;
}

export type Spots = ReadonlyMap<number, Spot>;

const widthOf = (row: readonly Box[]): number => row.reduce((sum, { width }) => sum + width, 0);

export const flow = (boxes: readonly Box[], room: number, before: Spots): Spots => {
  const rows: Box[][] = [];
  const homeless: Box[] = [];
  const settled = boxes.flatMap((box) => {
    const spot = before.get(box.id);
    return spot ? [{ box, spot }] : [];
  });
  for (const { box, spot } of settled.sort((a, b) => a.spot.x - b.spot.x))
    rows[spot.row] = [...(rows[spot.row] ?? []), box];
  for (const row of rows)
    while (row && row.length > 1 && widthOf(row) > room) homeless.unshift(...row.splice(-1));
  const kept = rows.filter((row) => row && row.length > 0);
  for (const box of [...homeless, ...boxes.filter(({ id }) => !before.has(id))]) {
    const row = kept.find((each) => widthOf(each) + box.width <= room);
    if (row) row.push(box);
    else kept.push([box]);
  }
  const spots = new Map<number, Spot>();
  for (const [row, list] of kept.entries()) {
    let x = 0;
    for (const { id, width } of list) {
      spots.set(id, { row, x });
      x += width;
    }
  }
  return spots;
};

const rowsIn = (spots: Spots): number =>
  [...spots.values()].reduce((most, { row }) => Math.max(most, row + 1), 0);

/** How wide a tile may be so that everything is seen at once; `least` where it cannot. */
export const tileWidth = (
  counts: readonly number[],
  room: { readonly width: number; readonly height: number },
  measure: {
    readonly least: number;
    readonly most: number;
    readonly grip: number;
    rowHeight(tile: number): number;
  },
): number => {
  for (let tile = measure.most; tile > measure.least; tile--) {
    const boxes = counts.map((count, id) => ({ id, width: count * tile + measure.grip }));
    if (rowsIn(flow(boxes, room.width, new Map())) * measure.rowHeight(tile) <= room.height) return tile;
  }
  return measure.least;
};
