// The contract of a board in the terminal: a function from a view to lines of text, and a reducer from keys to moves.
// It contains no rules: what is legal, and why not, comes from the game's `moves` and `check` alone.
import type { Look } from '@crescendo/bots';
import { type Game, type GameTypes, type Notation, type Seat, typedNotation } from '@crescendo/rules';
import { type Language, type ReasonWords, sentenceFor } from '@crescendo/words';
import type { Paint } from '../terminal/paint.ts';
import type { Key } from '../terminal/terminal.ts';
import type { BoardHelp, Words } from '../words.ts';

export interface Scene<G extends GameTypes, Ui> {
  readonly game: Game<G>;
  readonly view: G['View'];
  readonly ui: Ui;
  /** True if the view's seat is to decide now. */
  readonly deciding: boolean;
  readonly who: (seat: Seat) => string;
  readonly words: Words;
  readonly paint: Paint;
  /** The space for the board, in characters. */
  readonly width: number;
  readonly height: number;
}

/** The effect of a key; members left out do not change. */
export interface KeyResult<G extends GameTypes, Ui> {
  readonly ui?: Ui;
  /** This change can be taken back with `u`. */
  readonly undoable?: boolean;
  /** Try this move: it is played if it is legal; otherwise the reason is shown. */
  readonly move?: G['Move'];
  readonly note?: string;
}

/** The texts of a hint: what to look at first, and the move. */
export interface HintTexts<G extends GameTypes> {
  look(look: Look): string;
  /** One after the other, each short enough to be carried out; none: the move is shown as it is typed. */
  move(move: G['Move'], view: G['View']): readonly string[];
  /** The move in a few words, for a list; `undefined`: it is shown as it is typed. */
  brief(move: G['Move'], view: G['View']): string | undefined;
}

export interface Board<G extends GameTypes, Ui> {
  /** Shows how moves are typed, always the same: an example never depends on the position. */
  readonly examples: readonly string[] | undefined;
  /** Moves as people type them here, where that is not how the game itself writes them. */
  readonly typed?: Notation<G['Move']>;
  /** The whole move that is meant where only a part of it need be typed. */
  complete?(view: G['View'], move: G['Move']): G['Move'];
  /** The state in which a decision begins: cursor, choices so far. `before` is the state of the last one. */
  initialUi(view: G['View'], before?: Ui): Ui;
  draw(scene: Scene<G, Ui>): readonly string[];
  /** The next thing to do, in one line. */
  prompt(scene: Scene<G, Ui>): string;
  /** The move at the cursor: Enter plays it; if it is not legal, the reason is shown at once. */
  moveAtCursor(scene: Scene<G, Ui>): G['Move'] | undefined;
  /** `undefined`: this key means nothing here. */
  onKey(scene: Scene<G, Ui>, key: Key): KeyResult<G, Ui> | undefined;
  /** The text of the help: its keys, and how to play. */
  help(words: Words): BoardHelp;
  hints(language: Language): Promise<HintTexts<G>>;
}

/** The typed notation of this game at this board. */
export const typedAt = <G extends GameTypes, Ui>(
  board: Board<G, Ui>,
  game: Game<G>,
): Pick<Notation<G['Move']>, 'format'> & { parse(text: string, view: G['View']): G['Move'] | undefined } => {
  const { format, parse } = board.typed ?? typedNotation(game);
  return {
    format,
    parse: (text, view) => {
      const move = parse(text);
      return move && (board.complete?.(view, move) ?? move);
    },
  };
};

export type AnyBoard = Board<GameTypes, unknown>;
export type AnyScene = Scene<GameTypes, unknown>;

/** Says a look in these words; a move as it is typed. */
export const hintTexts = <G extends GameTypes, L extends Look>(words: ReasonWords<L>): HintTexts<G> => ({
  look: (look) => sentenceFor(words, look as L),
  move: () => [],
  brief: () => undefined,
});

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

/** The neighbour in a list, wrapping around; its first or last item if there is no current one. */
export const cycle = <T>(list: readonly T[], from: T | undefined, by: 1 | -1): T | undefined => {
  if (list.length === 0) return undefined;
  const at = from === undefined ? -1 : list.indexOf(from);
  if (at < 0) return by > 0 ? list[0] : list.at(-1);
  return list[(at + by + list.length) % list.length];
};
