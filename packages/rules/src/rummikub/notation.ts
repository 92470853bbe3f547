import type { Notation } from '../game.ts';
import { itemAt } from '../lists.ts';
import { canonical } from './sets/sets.ts';
import { colourOf, FACE_DOWN, HIGHEST, JOKER, numberOf, tileOf } from './sets/tiles.ts';
import type { Chance, Move, Tile, TileSet, View } from './types.ts';

/** Black is K: B is blue. */
const LETTERS = 'KRBY';

export const formatTile = (tile: Tile): string =>
  tile === JOKER ? 'J' : tile === FACE_DOWN ? '?' : `${LETTERS[colourOf(tile)]}${numberOf(tile)}`;

export const parseTile = (text: string): Tile | undefined => {
  const word = text.toUpperCase();
  if (word === 'J') return JOKER;
  return /^[KRBY]([1-9]|1[0-3])$/.test(word)
    ? tileOf(LETTERS.indexOf(word.charAt(0)), Number(word.slice(1)))
    : undefined;
};

/** The default kind of tiles in this order: with two equal numbers a group; with one, a run if it can be. */
const kindOf = (tiles: readonly Tile[]): TileSet['kind'] => {
  const real = tiles.filter((tile) => tile !== JOKER);
  if (real.length > 1) return real.every((t) => numberOf(t) === numberOf(itemAt(real, 0))) ? 'group' : 'run';
  if (real.length === 0) return 'run';
  const low = numberOf(itemAt(real, 0)) - tiles.indexOf(itemAt(real, 0));
  return low >= 1 && low + tiles.length - 1 <= HIGHEST ? 'run' : 'group';
};

/** `R5 J R7`; a group that could be read as a run has `=` before it: `=R5 J J`. */
export const formatSet = ({ kind, tiles }: TileSet): string =>
  `${kind === 'group' && kindOf(tiles) === 'run' ? '=' : ''}${tiles.map(formatTile).join(' ')}`;

export const parseSet = (text: string): TileSet | undefined => {
  const trimmed = text.trim();
  const isGroup = trimmed.startsWith('=');
  const words = (isGroup ? trimmed.slice(1) : trimmed).split(/\s+/).filter(Boolean);
  const tiles = words.map(parseTile).filter((tile) => tile !== undefined);
  if (tiles.length === 0 || tiles.length < words.length) return undefined;
  return canonical({ kind: isGroup ? 'group' : kindOf(tiles), tiles });
};

export const formatTable = (table: readonly TileSet[]): string => table.map(formatSet).join(' | ');

export const parseTable = (text: string): readonly TileSet[] | undefined => {
  const parts = text.split('|');
  const sets = parts.map(parseSet).filter((set) => set !== undefined);
  return sets.length === parts.length ? sets : undefined;
};

type TimeUp = Extract<Move, { readonly type: 'time-up' }>;

/** `time-up`, `time-up disturbed`, or `time-up keeping` and the table. */
const formatTimeUp = ({ disturbed, kept }: TimeUp): string => {
  if (kept) return `time-up keeping ${formatTable(kept)}`;
  return disturbed ? 'time-up disturbed' : 'time-up';
};

const parseTimeUp = (rest: string): TimeUp | undefined => {
  const [word = ''] = rest.toLowerCase().split(/\s+/, 1);
  if (word === 'keeping') {
    const kept = parseTable(rest.slice(word.length));
    return kept && { type: 'time-up', disturbed: true, kept };
  }
  if (rest !== '' && rest.toLowerCase() !== 'disturbed') return undefined;
  return { type: 'time-up', disturbed: rest !== '' };
};

export const move: Notation<Move> = {
  format: (m) => {
    if (m.type === 'play') return `play ${formatTable(m.table)}`.trimEnd();
    if (m.type === 'time-up') return formatTimeUp(m);
    return m.type;
  },
  parse: (text) => {
    const trimmed = text.trim();
    const [first = ''] = trimmed.toLowerCase().split(/\s+/, 1);
    const rest = trimmed.slice(first.length).trim();
    if (first === 'play') {
      const table = rest === '' ? [] : parseTable(rest);
      return table === undefined ? undefined : { type: 'play', table };
    }
    if (first === 'time-up') return parseTimeUp(rest);
    if (rest !== '') return undefined;
    if (first === 'draw' || first === 'pass' || first === 'keep' || first === 'redeal')
      return { type: first };
    return undefined;
  },
};

export const chance: Notation<Chance> = {
  format: ({ tile }) => formatTile(tile),
  parse: (text) => {
    const tile = parseTile(text.trim());
    return tile === undefined ? undefined : { tile };
  },
};

const seatName = (seat: number): string => String.fromCharCode(65 + seat);

export const diagram = (view: View): string => {
  const shown = view.contenders.map((seat, i) => {
    const tile = view.shown[i];
    return `${seatName(seat)} ${tile === undefined ? '…' : formatTile(tile)}`;
  });
  const racks = view.racks.map((rack, seat) => {
    const marks = `${seat === view.active ? '*' : ''}${(view.pending[seat] ?? null) === null ? '' : '!'}`;
    const isOpen = rack.every((tile) => tile !== FACE_DOWN);
    const tiles = isOpen ? rack.map(formatTile).join(' ') || '–' : `${rack.length} tiles`;
    return `${`${seatName(seat)}${marks}`.padEnd(3)} ${tiles}${view.opened[seat] ? '' : '   (not opened)'}`;
  });
  return [
    ...(shown.length > 0 ? [`start   ${shown.join('   ')}`] : []),
    ...(view.table.length > 0 ? view.table.map((set) => `    ${formatSet(set)}`) : ['    –']),
    `pool ${view.pool}${view.owed > 0 ? `   to draw ${view.owed}` : ''}`,
    ...racks,
  ].join('\n');
};
