import { itemAt, range } from '@crescendo/rules';
import {
  type Finito,
  formatSquare,
  numberOn,
  risingBlock,
  sequence,
  squareCount,
  stage,
  targets,
  WIDTH,
} from '@crescendo/rules/finito';
import { beside, padded } from '../terminal/text.ts';
import { type Board, cycle, type KeyResult, type Scene, stepOnGrid } from './board.ts';

type View = Finito['View'];
type Move = Finito['Move'];

interface Ui {
  readonly cursor: number;
  /** The counter in the hand; 0: none. */
  readonly held: number;
  readonly typed: string;
}

type FinitoScene = Scene<Finito, Ui>;

const initialUi = (view: View, before?: Ui): Ui => {
  const held = stage(view) === 'placing' && view.seat !== null ? (view.open[view.seat]?.[0] ?? 0) : 0;
  const lit = held > 0 ? targets(view.options, boardOf(view), view.rolled) : [];
  const cursor = before?.cursor ?? 0;
  return { cursor: lit.includes(cursor) ? cursor : (lit[0] ?? cursor), held, typed: '' };
};

const moveAt = (view: View, ui: Ui, at: number): Move | undefined =>
  ui.held === 0 ? undefined : { type: stage(view) === 'placing' ? 'place' : 'move', counter: ui.held, at };

const moveFor = (view: View, ui: Ui): Move | undefined => moveAt(view, ui, ui.cursor);

const boardOf = (view: View, seat = view.seat ?? 0): readonly number[] => itemAt(view.boards, seat);

const choices = (view: View): readonly number[] =>
  stage(view) === 'placing'
    ? (view.open[view.seat ?? 0] ?? [])
    : [...sequence(boardOf(view))].sort((a, b) => a - b);

const onKey = (scene: FinitoScene, key: string): KeyResult<Finito, Ui> | undefined => {
  const { view, ui } = scene;
  const squares = squareCount(view.options.numbers);
  const at = { row: Math.floor(ui.cursor / WIDTH), column: ui.cursor % WIDTH };
  const moved = stepOnGrid(key, at, Math.ceil(squares / WIDTH), WIDTH);
  if (moved)
    return { ui: { ...ui, cursor: Math.min(squares - 1, moved.row * WIDTH + moved.column), typed: '' } };
  if (key === 'p') return { move: { type: 'pass' } };
  if (key === 'tab' || key === 'shift-tab')
    return hold(scene, cycle(choices(view), ui.held || undefined, key === 'tab' ? 1 : -1));
  if (key === ' ') return { ui: { ...ui, cursor: nextTarget(scene, ui) } };
  if (/^\d$/.test(key)) return typeCounter(scene, key);
  if (key === 'enter' && ui.held === 0) return hold(scene, boardOf(view)[ui.cursor] || undefined);
  return undefined;
};

const litSquares = ({ view, game }: FinitoScene, ui: Ui): readonly number[] =>
  boardOf(view).flatMap((_, at) => {
    const move = moveAt(view, ui, at);
    return move !== undefined && game.check(view, move) === undefined ? [at] : [];
  });

const nextTarget = (scene: FinitoScene, ui: Ui): number => {
  const squares = litSquares(scene, ui);
  return squares.find((at) => at > ui.cursor) ?? squares[0] ?? ui.cursor;
};

/** With a counter in the hand the cursor goes where it may lie. */
const hold = (scene: FinitoScene, counter: number | undefined): KeyResult<Finito, Ui> => {
  const { ui, words } = scene;
  if (counter === undefined) return { note: words.finito.noCounter };
  const next = { ...ui, held: counter, typed: '' };
  const squares = litSquares(scene, next);
  return {
    ui: { ...next, cursor: squares.includes(ui.cursor) ? ui.cursor : (squares[0] ?? ui.cursor) },
    undoable: ui.held === 0,
  };
};

const typeCounter = (scene: FinitoScene, digit: string): KeyResult<Finito, Ui> => {
  const { view, ui } = scene;
  const known = choices(view);
  const typed = [ui.typed + digit, digit].find((text) =>
    known.some((counter) => String(counter).startsWith(text)),
  );
  if (typed === undefined) return { ui: { ...ui, typed: '' } };
  const result = known.includes(Number(typed)) ? hold(scene, Number(typed)) : { ui };
  return { ...result, ui: { ...(result.ui ?? ui), typed } };
};

const prompt = ({ view, ui, words, game }: FinitoScene): string => {
  const say = words.finito;
  const move = moveFor(view, ui);
  if (move && game.check(view, move) === undefined) return say.puts(ui.held, formatSquare(ui.cursor));
  if (stage(view) === 'placing') return say.place(view.rolled, ui.held);
  return ui.held === 0 ? say.take(view.rolled) : say.move(view.rolled, ui.held);
};

const COUNTER = 117;
const RECENT = 222;
const LEGAL = 151;
const AIM = 29;
const REFUSED = 131;
const INK = 16;
const PAPER = 231;

const isRecent = ({ view }: FinitoScene, seat: number, at: number): boolean =>
  view.news.some(
    (news) => (news.type === 'placed' || news.type === 'moved') && news.seat === seat && news.at === at,
  );

const cell = (scene: FinitoScene, seat: number, at: number, lit: readonly number[]): string => {
  const { view, ui, paint, deciding } = scene;
  const counter = itemAt(boardOf(view, seat), at);
  const number = String(counter || numberOn(at, view.options.numbers)).padStart(2);
  const isMine = deciding && seat === view.seat;
  const isLit = lit.includes(at);
  if (isMine && at === ui.cursor) {
    if (!paint.colour || ui.held === 0) return paint.inverse(`[${number}]`);
    return paint.bold(paint.on(isLit ? AIM : REFUSED, PAPER, `[${number}]`));
  }
  if (isLit) return paint.on(LEGAL, INK, `‹${number}›`);
  if (counter === 0) return paint.dim(` ${number} `);
  const isHeld = isMine && counter === ui.held;
  return paint.bold(
    paint.on(
      isHeld || isRecent(scene, seat, at) ? RECENT : COUNTER,
      INK,
      isHeld ? `^${number}^` : `(${number})`,
    ),
  );
};

const largeBoard = (scene: FinitoScene, seat: number): readonly string[] => {
  const { view, ui, paint, who, deciding } = scene;
  const squares = squareCount(view.options.numbers);
  const rows = Math.ceil(squares / WIDTH);
  const lit = deciding ? litSquares(scene, ui) : [];
  const bar = paint.dim('│');
  const rule = (left: string, middle: string, right: string) =>
    paint.dim(`  ${left}${Array.from({ length: WIDTH }, () => '────').join(middle)}${right}`);
  const lines = range(rows).map((row) => {
    const cells = Array.from({ length: WIDTH }, (_, i) => row * WIDTH + i);
    return `${'abcdef'[row]} ${bar}${cells.map((at) => (at < squares ? cell(scene, seat, at, lit) : '    ')).join(bar)}${bar}`;
  });
  return [
    `  ${paint.bold(who(seat))}`,
    `  ${paint.dim(Array.from({ length: WIDTH }, (_, i) => `   ${i + 1} `).join(''))}`,
    rule('┌', '┬', '┐'),
    ...lines.flatMap((line, i) => (i === 0 ? [line] : [rule('├', '┼', '┤'), line])),
    rule('└', '┴', '┘'),
  ];
};

/** The counters in reading order: the longest rising block in brackets, a bar wherever the order breaks. */
const orderLine = ({ view, paint }: FinitoScene, seat: number): string => {
  const counters = sequence(boardOf(view, seat));
  const block = risingBlock(counters);
  const pieces = counters.map((counter, i) => {
    const isIn = i >= block.from && i < block.from + block.length;
    const text = isIn ? paint.bold(paint.fg(34, String(counter))) : String(counter);
    const open = i === block.from && block.length > 1 ? '[' : counter < (counters[i - 1] ?? 0) ? '|' : ' ';
    const close = i === block.from + block.length - 1 && block.length > 1 ? ']' : '';
    return `${open}${text}${close}`;
  });
  return pieces.length === 0 ? paint.dim(' –') : pieces.join('');
};

const side = (scene: FinitoScene, others: readonly number[]): readonly string[] => {
  const { view, ui, paint, who, words, deciding } = scene;
  const mine = view.seat ?? 0;
  const open = (view.open[mine] ?? []).map((counter) =>
    deciding && counter === ui.held ? paint.inverse(`[${counter}]`) : paint.on(COUNTER, INK, `(${counter})`),
  );
  const say = words.finito;
  return [
    `${say.rolled} ${view.rolled > 0 ? paint.bold(paint.inverse(` ${view.rolled} `)) : '–'}   ${paint.dim(say.roll(view.rolls))}`,
    '',
    ...(open.length > 0
      ? [`${say.open} ${open.join(' ')}   ${paint.dim(say.down(view.down[mine]?.length ?? 0))}`, '']
      : []),
    `${say.order}${orderLine(scene, mine)}`,
    '',
    ...others.flatMap((seat) => {
      const mark = view.pending[seat] === null ? ' ' : '✓';
      const open = view.open[seat] ?? [];
      const offer = open.length > 0 ? paint.dim(`  ${open.join(' ')}`) : '';
      return [`${mark}${padded(who(seat), 8)}${offer}`, `  ${orderLine(scene, seat)}`];
    }),
  ];
};

const draw = (scene: FinitoScene): readonly string[] => {
  const { view } = scene;
  const mine = view.seat ?? 0;
  const others = range(view.seats - 1).map((i) => (mine + 1 + i) % view.seats);
  return beside([largeBoard(scene, mine), side(scene, others)]);
};

export const finitoBoard: Board<Finito, Ui> = {
  initialUi,
  draw,
  prompt,
  moveAtCursor: ({ view, ui }) => moveFor(view, ui),
  onKey,
  help: ({ finito }) => finito,
};
