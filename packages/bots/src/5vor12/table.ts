// The table as searching and training see it: typed arrays, changed in place, for the printed 4 × 4 board and the tiles
// 1 to 20. A test holds it against the rules.

export const CELLS = 16;
export const HIGHEST = 20;

export interface Table {
  seats: number;
  active: number;
  /** Turns since a tile was turned up or a square filled. */
  idle: number;
  /** Tiles face down, in all and of each number. */
  left: number;
  readonly pool: Uint8Array;
  readonly middle: Uint8Array;
  /** Bit n: a tile n lies open. */
  mask: number;
  /** Sixteen squares for each seat, 0 where free. */
  readonly boards: Uint8Array;
  readonly free: Uint8Array;
}

export const newTable = (): Table => ({
  seats: 2,
  active: 0,
  idle: 0,
  left: 0,
  pool: new Uint8Array(HIGHEST + 2),
  middle: new Uint8Array(HIGHEST + 2),
  mask: 0,
  boards: new Uint8Array(4 * CELLS),
  free: new Uint8Array(4),
});

export const copyTable = (to: Table, from: Table): void => {
  to.seats = from.seats;
  to.active = from.active;
  to.idle = from.idle;
  to.left = from.left;
  to.mask = from.mask;
  to.pool.set(from.pool);
  to.middle.set(from.middle);
  to.boards.set(from.boards);
  to.free.set(from.free);
};

/** A swap of open tiles can go on for ever: after two idle rounds a bot only fills squares or draws. */
export const mayExchangeOpen = (table: Table): boolean => table.idle < 2 * table.seats;

export const open = (table: Table, tile: number): void => {
  table.middle[tile]!++;
  table.mask |= 1 << tile;
};

export const close = (table: Table, tile: number): void => {
  if (--table.middle[tile]! === 0) table.mask &= ~(1 << tile);
};

export const unpool = (table: Table, tile: number): void => {
  table.pool[tile]!--;
  table.left--;
};

/** Lay a tile on the active seat's board; what lay there goes to the middle. */
export const lay = (table: Table, tile: number, at: number): void => {
  const square = table.active * CELLS + at;
  const freed = table.boards[square]!;
  table.boards[square] = tile;
  if (freed === 0) table.free[table.active]!--;
  else open(table, freed);
};

export const pass = (table: Table): void => {
  table.active = table.active + 1 === table.seats ? 0 : table.active + 1;
};

/** What each seat has from the game as it stands: a win, shared with equals. */
export const share = (table: Table, seat: number): number => {
  let least = 99;
  let many = 0;
  for (let other = 0; other < table.seats; other++) {
    const free = table.free[other]!;
    if (free < least) {
      least = free;
      many = 1;
    } else if (free === least) many++;
  }
  return table.free[seat] === least ? 1 / many : 0;
};
