import type { Look } from '@crescendo/bots/finito';
import { type Finito, sequence, squareCount, stage, targets, WIDTH } from '@crescendo/rules/finito';
import { load } from '@crescendo/words';
import { type Board, cycle, hintTexts, type KeyResult, stepOnGrid } from '../board.ts';
import { draw } from './draw.ts';
import { typed } from './typed.ts';
import { boardOf, type FinitoScene, litSquares, type Move, moveAt, type Ui, type View } from './ui.ts';

const initialUi = (view: View, before?: Ui): Ui => {
  const held = stage(view) === 'placing' && view.seat !== null ? (view.open[view.seat]?.[0] ?? 0) : 0;
  const lit = held > 0 ? targets(view.options, boardOf(view), view.rolled) : [];
  const cursor = before?.cursor ?? 0;
  return { cursor: lit.includes(cursor) ? cursor : (lit[0] ?? cursor), held, typed: '' };
};

const moveFor = (view: View, ui: Ui): Move | undefined => moveAt(view, ui, ui.cursor);

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

const nextTarget = (scene: FinitoScene, ui: Ui): number => {
  const squares = litSquares(scene, ui);
  return squares.find((at) => at > ui.cursor) ?? squares[0] ?? ui.cursor;
};

/** With a counter in the hand, the cursor goes to a square where it may be placed. */
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
  if (move && game.check(view, move) === undefined)
    return say.puts(ui.held, Math.floor(ui.cursor / WIDTH) + 1, (ui.cursor % WIDTH) + 1);
  if (stage(view) === 'placing') return say.place(view.rolled, ui.held);
  return ui.held === 0 ? say.take(view.rolled) : say.move(view.rolled, ui.held);
};

export const finitoBoard: Board<Finito, Ui> = {
  examples: ['place 3 2 1', 'move 3 5 4', 'pass'],
  typed,
  initialUi,
  draw,
  prompt,
  moveAtCursor: ({ view, ui }) => moveFor(view, ui),
  onKey,
  help: ({ finito }) => finito,
  hints: async (language) => hintTexts<Finito, Look>((await load(language, 'finito/board')).looks),
};
