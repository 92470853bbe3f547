import type { Notation, Seat } from '../game.ts';
import { itemAt } from '../lists.ts';
import { BOUNDS, isOnBoard, numberOn, squareCount, WIDTH } from './board.ts';
import type { Chance, Counter, Move, Square, View } from './types.ts';

const ROWS = 'abcdef';

/** Rows are letters from the top, columns numbers from the left: `e4`. A square has one name on every board. */
export const formatSquare = (at: Square): string => `${ROWS[Math.floor(at / WIDTH)]}${(at % WIDTH) + 1}`;

export const parseSquare = (text: string): Square | undefined => {
  const at = ROWS.indexOf(text[0] ?? ' ') * WIDTH + Number(text[1]) - 1;
  return /^[a-f][1-6]$/.test(text) && isOnBoard(BOUNDS.numbers, at) ? at : undefined;
};

const parseNumber = (text: string, most: number): number | undefined =>
  /^[1-9]\d?$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const wordsOf = (text: string): readonly string[] => text.trim().toLowerCase().split(/\s+/);

export const move: Notation<Move> = {
  format: (m) => (m.type === 'pass' ? 'pass' : `${m.type} ${m.counter} ${formatSquare(m.at)}`),
  parse: (text) => {
    const [type, second = '', third = '', ...rest] = wordsOf(text);
    if (type === 'pass' && second === '') return { type };
    if ((type !== 'place' && type !== 'move') || rest.length > 0) return undefined;
    const [counter, at] = [parseNumber(second, BOUNDS.counters), parseSquare(third)];
    return counter === undefined || at === undefined ? undefined : { type, counter, at };
  },
};

export const chance: Notation<Chance> = {
  format: (outcome) => (outcome.type === 'roll' ? `roll ${outcome.number}` : `counter ${outcome.counter}`),
  parse: (text) => {
    const [type, second = '', ...rest] = wordsOf(text);
    if (rest.length > 0) return undefined;
    if (type === 'roll') {
      const number = parseNumber(second, BOUNDS.numbers);
      return number === undefined ? undefined : { type, number };
    }
    const counter = parseNumber(second, BOUNDS.counters);
    return type !== 'counter' || counter === undefined ? undefined : { type, counter };
  },
};

const BOARDS_IN_A_LINE = 3;

const seatName = (seat: Seat): string => String.fromCharCode(65 + seat);

/** A counter in brackets, or the number of the free square. */
const cell = (view: View, seat: Seat, at: Square): string => {
  const counter: Counter = itemAt(itemAt(view.boards, seat), at);
  return counter === 0 ? `${numberOn(at, view.options.numbers)} `.padStart(4) : `[${counter}]`.padStart(4);
};

/** Some seats' boards side by side. */
const boardLines = (view: View, seats: readonly Seat[]): readonly string[] => {
  const squares = squareCount(view.options.numbers);
  const columns = Array.from({ length: WIDTH }, (_, i) => `${i + 1} `.padStart(4)).join('');
  const heads = seats.map((seat) =>
    ` ${seatName(seat)}${view.pending[seat] === null ? '' : '!'}`.padEnd(WIDTH * 4),
  );
  const rows = Array.from({ length: Math.ceil(squares / WIDTH) }, (_, row) => {
    const line = Array.from({ length: Math.min(WIDTH, squares - row * WIDTH) }, (_, i) => row * WIDTH + i);
    const cells = seats.map((seat) =>
      line
        .map((at) => cell(view, seat, at))
        .join('')
        .padEnd(WIDTH * 4),
    );
    return `${ROWS[row]} ${cells.join('  ')}`;
  });
  return [`  ${heads.join('  ')}`, `  ${seats.map(() => columns).join('  ')}`, ...rows, ''];
};

export const diagram = (view: View): string => {
  const seats = view.boards.map((_, seat) => seat);
  const lines: string[] = [];
  for (let from = 0; from < seats.length; from += BOARDS_IN_A_LINE)
    lines.push(...boardLines(view, seats.slice(from, from + BOARDS_IN_A_LINE)));
  const offers = seats.map((seat) => {
    const [open, down] = [itemAt(view.open, seat), itemAt(view.down, seat)];
    return `${seatName(seat)}: open ${open.join(' ') || '–'}, face down ${down.length}`;
  });
  const roll = view.rolled === 0 ? 'not rolled yet' : `roll ${view.rolls}: ${view.rolled}`;
  return [...lines, ...offers, roll].map((line) => line.trimEnd()).join('\n');
};
