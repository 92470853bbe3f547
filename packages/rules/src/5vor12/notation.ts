import type { Notation } from '../game.ts';
import { itemAt } from '../lists.ts';
import { isOnBoard, WIDTH } from './board.ts';
import type { Chance, Move, Square, Tile, View } from './types.ts';

/** Columns are letters from the left, rows numbers from the top: `c2`. */
export const formatSquare = (at: Square): string => `${'abcd'[at % WIDTH]}${Math.floor(at / WIDTH) + 1}`;

export const parseSquare = (text: string): Square | undefined => {
  const at = 'abcd'.indexOf(text[0] ?? ' ') + (Number(text[1]) - 1) * WIDTH;
  return /^[a-d][1-4]$/.test(text) && isOnBoard(WIDTH, at) ? at : undefined;
};

const parseTile = (text: string): Tile | undefined => {
  const tile = Number(text);
  return /^[1-9]\d?$/.test(text) ? tile : undefined;
};

export const move: Notation<Move> = {
  format: (m) => {
    if (m.type === 'place') return formatSquare(m.at);
    if (m.type === 'take') return `${m.tile} ${formatSquare(m.at)}`;
    if (m.type === 'arrange') return `arrange ${m.tiles.join(' ')}`;
    return m.type;
  },
  parse: (text) => {
    const words = text.trim().toLowerCase().split(/\s+/);
    const [first = '', second = ''] = words;
    if (first === 'arrange') {
      const tiles = words.slice(1).map(parseTile);
      return tiles.length > 0 && tiles.every((t) => t !== undefined) ? { type: 'arrange', tiles } : undefined;
    }
    if (words.length > 2) return undefined;
    if (words.length === 1) {
      if (first === 'draw' || first === 'leave') return { type: first };
      const at = parseSquare(first);
      return at === undefined ? undefined : { type: 'place', at };
    }
    const [tile, at] = [parseTile(first), parseSquare(second)];
    return tile === undefined || at === undefined ? undefined : { type: 'take', tile, at };
  },
};

export const chance: Notation<Chance> = {
  format: ({ tile }) => String(tile),
  parse: (text) => {
    const tile = parseTile(text.trim());
    return tile === undefined ? undefined : { tile };
  },
};

const seatName = (seat: number): string => String.fromCharCode(65 + seat);

export const diagram = (view: View): string => {
  const { size } = view.options;
  const rows = Array.from({ length: size }, (_, row) => {
    const cells = view.boards.map((board) =>
      Array.from({ length: size }, (_, column) => {
        const tile = itemAt(board, row * WIDTH + column);
        return (tile === 0 ? '·' : String(tile)).padStart(3);
      }).join(''),
    );
    return `${row + 1} ${cells.join('   ')}`;
  });
  const columns = Array.from({ length: size }, (_, i) => 'abcd'.charAt(i).padStart(3)).join('');
  const heads = view.boards.map((_, seat) => {
    const isActive = seat === view.active && view.phase !== 'start' && view.phase !== 'over';
    const marks = `${isActive ? '*' : ''}${view.pending[seat] ? '!' : ''}`;
    return ` ${seatName(seat)}${marks}`.padEnd(size * 3);
  });
  const open = view.middle.flatMap((count, n) => Array.from({ length: count }, () => n));
  const hands = view.hands
    .map((hand, seat) => (hand.length > 0 ? `${seatName(seat)}: ${hand.map((t) => t || '?').join(' ')}` : ''))
    .filter(Boolean);
  return [
    `  ${heads.join('   ')}`,
    `  ${view.boards.map(() => columns).join('   ')}`,
    ...rows,
    `supply ${view.pool}   middle ${open.join(' ') || '–'}${view.drawn ? `   turned up ${view.drawn}` : ''}`,
    ...(hands.length > 0 ? [`in hand ${hands.join('   ')}`] : []),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
};
