// What a board drawn in the terminal is: a picture of a view, and a reducer from keys to moves. No rule lives here:
// what may be done, and why not, comes from the game's `moves` and `check` alone.
import type { Game, GameTypes, Seat } from '@crescendo/rules';
import type { Paint } from '../terminal/paint.ts';
import type { Key } from '../terminal/terminal.ts';
import type { BoardHelp, Words } from '../words/words.ts';

export interface Scene<G extends GameTypes, Ui> {
  readonly game: Game<G>;
  readonly view: G['View'];
  readonly ui: Ui;
  /** Is the view's seat to decide now? */
  readonly deciding: boolean;
  readonly who: (seat: Seat) => string;
  readonly words: Words;
  readonly paint: Paint;
  /** The room for the board, in characters. */
  readonly width: number;
  readonly height: number;
}

/** What a key does; what is left out stays as it is. */
export interface KeyResult<G extends GameTypes, Ui> {
  readonly ui?: Ui;
  /** This change can be taken back with `u`. */
  readonly undoable?: boolean;
  /** Try this move: it is sent if it is legal, else its reason is told. */
  readonly move?: G['Move'];
  readonly note?: string;
}

export interface Board<G extends GameTypes, Ui> {
  /** Where a decision begins: cursor, choices so far. `before` is how the last one was left. */
  initialUi(view: G['View'], before?: Ui): Ui;
  draw(scene: Scene<G, Ui>): readonly string[];
  /** What to do now, in one line. */
  prompt(scene: Scene<G, Ui>): string;
  /** The move at the cursor: Enter sends it, and why it is refused is told at once. */
  moveAtCursor(scene: Scene<G, Ui>): G['Move'] | undefined;
  /** `undefined`: this key means nothing here. */
  onKey(scene: Scene<G, Ui>, key: Key): KeyResult<G, Ui> | undefined;
  /** What the help says: its keys, and how to play. */
  help(words: Words): BoardHelp;
}

export type AnyBoard = Board<GameTypes, unknown>;
export type AnyScene = Scene<GameTypes, unknown>;

/** One step of an arrow on a grid, stopping at its edge. */
export const stepOnGrid = (
  key: Key,
  at: { readonly row: number; readonly column: number },
  rows: number,
  columns: number,
): { readonly row: number; readonly column: number } | undefined => {
  const within = (n: number, end: number) => Math.max(0, Math.min(end - 1, n));
  if (key === 'up') return { ...at, row: within(at.row - 1, rows) };
  if (key === 'down') return { ...at, row: within(at.row + 1, rows) };
  if (key === 'left') return { ...at, column: within(at.column - 1, columns) };
  if (key === 'right') return { ...at, column: within(at.column + 1, columns) };
  return undefined;
};

/** The neighbour in a list, round and round; from nowhere, its first or last. */
export const cycle = <T>(list: readonly T[], from: T | undefined, by: 1 | -1): T | undefined => {
  if (list.length === 0) return undefined;
  const at = from === undefined ? -1 : list.indexOf(from);
  if (at < 0) return by > 0 ? list[0] : list.at(-1);
  return list[(at + by + list.length) % list.length];
};
