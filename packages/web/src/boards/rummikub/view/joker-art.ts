// Our joker, as paths in a box of 40 by 34: on the board they are an SVG, in a picture that is shared they are drawn.

export const JESTER = { width: 40, height: 34 } as const;

const bell = (x: number, y: number): string => `M${x - 2.6} ${y}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z`;

export const JESTER_PARTS = [
  { part: 'left', path: 'M8 24C8 14 6 9 1 8c6-3 12-1 15 5l4 11Z' },
  { part: 'right', path: 'M32 24c0-10 2-15 7-16-6-3-12-1-15 5l-4 11Z' },
  { part: 'mid', path: 'M12 24C14 14 17 8 20 2c3 6 6 12 8 22Z' },
  { part: 'band', path: 'M10 24h20a3 3 0 0 1 0 6H10a3 3 0 0 1 0-6Z' },
  { part: 'bell', path: bell(2.8, 9) },
  { part: 'bell', path: bell(37.2, 9) },
  { part: 'bell', path: bell(20, 3.2) },
] as const;
