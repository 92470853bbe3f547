// The board for any game: its diagram, and the legal moves as a numbered list.
import type { KindLook } from '@crescendo/bots';
import { type AnyMove, type GameTypes, range, typedNotation } from '@crescendo/rules';
import { load } from '@crescendo/words';
import type { Key } from '../terminal/terminal.ts';
import { beside, clip, pad, width } from '../terminal/text.ts';
import { type AnyScene, type Board, hintTexts, type KeyResult, type Scene } from './board.ts';

interface Ui {
  /** The index of the chosen move. */
  readonly cursor: number;
  /** Digits typed so far. */
  readonly typed: string;
}

type PlainScene = Scene<GameTypes, Ui>;

/** A game may list more moves than anybody reads: the others can be typed. */
const MAX_MOVES = 999;
/** However tall the diagram is, this many rows are left for the moves, below an empty line and a title. */
const MIN_ROWS = 4;
const HEAD_ROWS = 2;
const GAP = 2;
const SIDE_GAP = 4;

interface Moves {
  readonly moves: readonly AnyMove[];
  /** True if there are more than are listed. */
  readonly more: boolean;
}

const movesOf = ({ game, view, deciding }: Pick<AnyScene, 'game' | 'view' | 'deciding'>): Moves => {
  const moves: AnyMove[] = [];
  if (!deciding) return { moves, more: false };
  for (const move of game.moves(view)) {
    if (moves.length === MAX_MOVES) return { moves, more: true };
    moves.push(move);
  }
  return { moves, more: false };
};

/** The layout of the list: in columns, read downwards, page after page. */
interface Page {
  readonly diagram: readonly string[];
  readonly cells: readonly string[];
  readonly cellWidth: number;
  readonly rows: number;
  readonly columns: number;
  /** Next to a tall diagram, if there is room; otherwise below it. */
  readonly isBeside: boolean;
}

const pageOf = ({ game, view, width: room, height }: PlainScene, moves: readonly AnyMove[]): Page => {
  const diagram = game.notation.diagram(view).split('\n');
  const digits = String(moves.length).length;
  const cells = moves.map(
    (move, i) => `${String(i + 1).padStart(digits)} ${typedNotation(game).format(move)}`,
  );
  const cellWidth = Math.min(room, Math.max(0, ...cells.map(width)) + 2);
  const atSide = room - Math.max(...diagram.map(width)) - SIDE_GAP;
  const isBeside = diagram.length + HEAD_ROWS + MIN_ROWS > height && atSide >= cellWidth;
  return {
    diagram,
    cells,
    cellWidth,
    rows: Math.max(MIN_ROWS, height - HEAD_ROWS - (isBeside ? 0 : diagram.length)),
    columns: Math.max(1, Math.floor(((isBeside ? atSide : room) + GAP) / (cellWidth + GAP))),
    isBeside,
  };
};

const clamp = (n: number, count: number): number => Math.max(0, Math.min(count - 1, n));

const initialUi = (): Ui => ({ cursor: 0, typed: '' });

const moveAtCursor = (scene: PlainScene): AnyMove | undefined => movesOf(scene).moves[scene.ui.cursor];

const onKey = (scene: PlainScene, key: Key): KeyResult<GameTypes, Ui> | undefined => {
  const { ui } = scene;
  const { moves } = movesOf(scene);
  if (/^\d$/.test(key)) return typeNumber(ui, key, moves.length);
  const { rows, columns } = pageOf(scene, moves);
  const steps: { readonly [key: Key]: number } = {
    up: -1,
    down: 1,
    left: -rows,
    right: rows,
    tab: rows * columns,
    'shift-tab': -rows * columns,
  };
  const step = steps[key];
  return step === undefined
    ? undefined
    : { ui: { cursor: clamp(ui.cursor + step, moves.length), typed: '' } };
};

/** `1` chooses the first move, `3` straight after it the thirteenth. */
const typeNumber = ({ cursor, typed }: Ui, digit: string, count: number): KeyResult<GameTypes, Ui> => {
  const number = [typed + digit, digit].find((text) => Number(text) >= 1 && Number(text) <= count);
  return { ui: number === undefined ? { cursor, typed: '' } : { cursor: Number(number) - 1, typed: number } };
};

const prompt = (scene: PlainScene): string =>
  movesOf(scene).moves.length === 0 ? scene.words.plain.type : scene.words.plain.choose;

const moveLines = ({ ui, words, paint }: PlainScene, page: Page, all: string): readonly string[] => {
  const { rows, columns, cells, cellWidth } = page;
  const size = rows * columns;
  const from = Math.floor(ui.cursor / size) * size;
  const shown = cells.slice(from, from + size);
  const cell = (i: number): string => {
    const text = shown[i];
    if (text === undefined) return '';
    const isChosen = from + i === ui.cursor;
    const framed = pad(clip(isChosen ? `[${text}]` : ` ${text} `, cellWidth), cellWidth);
    return isChosen ? paint.inverse(framed) : framed;
  };
  return [
    `${paint.bold(words.plain.moves)}  ${paint.dim(words.plain.shown(from + 1, from + shown.length, all))}`,
    ...range(Math.min(rows, shown.length)).map((row) =>
      range(columns)
        .map((column) => cell(column * rows + row))
        .join(' '.repeat(GAP))
        .trimEnd(),
    ),
  ];
};

const draw = (scene: PlainScene): readonly string[] => {
  const { moves, more } = movesOf(scene);
  const page = pageOf(scene, moves);
  if (moves.length === 0) return page.diagram;
  const list = moveLines(scene, page, `${moves.length}${more ? '+' : ''}`);
  if (page.isBeside) return beside([page.diagram, list], SIDE_GAP);
  return [...page.diagram.slice(0, Math.max(1, scene.height - list.length - 1)), '', ...list];
};

export const plainBoard: Board<GameTypes, Ui> = {
  examples: undefined,
  initialUi,
  draw,
  prompt,
  moveAtCursor,
  onKey,
  help: ({ plain }) => plain,
  hints: async (language) => hintTexts<GameTypes, KindLook>((await load(language, 'plain/board')).looks),
};
