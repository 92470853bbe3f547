// The position as searching and training see it: typed arrays, changed in place, for the printed 4 × 4 board and the tiles
// 1 to 20. A test holds it against the rules.

export const CELLS = 16;
export const HIGHEST = 20;

export interface Position {
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

export const newPosition = (): Position => ({
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

export const copyPosition = (to: Position, from: Position): void => {
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
export const mayExchangeOpen = (position: Position): boolean => position.idle < 2 * position.seats;

export const open = (position: Position, tile: number): void => {
  position.middle[tile]!++;
  position.mask |= 1 << tile;
};

export const close = (position: Position, tile: number): void => {
  if (--position.middle[tile]! === 0) position.mask &= ~(1 << tile);
};

export const removeFromPool = (position: Position, tile: number): void => {
  position.pool[tile]!--;
  position.left--;
};

/** Lay a tile on the active seat's board; what lay there goes to the middle. */
export const lay = (position: Position, tile: number, at: number): void => {
  const square = position.active * CELLS + at;
  const freed = position.boards[square]!;
  position.boards[square] = tile;
  if (freed === 0) position.free[position.active]!--;
  else open(position, freed);
};

export const pass = (position: Position): void => {
  position.active = position.active + 1 === position.seats ? 0 : position.active + 1;
};

/** A tile turned up goes to a square, or below 0 to the middle. */
export const put = (position: Position, tile: number, at: number): void => {
  if (at < 0) open(position, tile);
  else lay(position, tile, at);
};

/** The active seat takes an open tile to a square. */
export const take = (position: Position, tile: number, at: number): void => {
  close(position, tile);
  position.idle = position.boards[position.active * CELLS + at] === 0 ? 0 : position.idle + 1;
  lay(position, tile, at);
};

/** Each seat's share of the win as the game stands; equal seats share it. */
export const share = (position: Position, seat: number): number => {
  let least = 99;
  let many = 0;
  for (let other = 0; other < position.seats; other++) {
    const free = position.free[other]!;
    if (free < least) {
      least = free;
      many = 1;
    } else if (free === least) many++;
  }
  return position.free[seat] === least ? 1 / many : 0;
};
