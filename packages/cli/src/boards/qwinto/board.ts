import type { Look } from '@crescendo/bots/qwinto';
import { itemAt } from '@crescendo/rules';
import {
  COLOURS,
  COLUMN_OF,
  COLUMNS,
  type Colours,
  fieldAt,
  isOnSheet,
  type Qwinto,
  ROW_OF,
  ROWS,
  sum,
  typedField,
  WIDTH,
} from '@crescendo/rules/qwinto';
import { load } from '@crescendo/words';
import { type Board, hintTexts, type KeyResult } from '../board.ts';
import { draw } from './draw.ts';
import type { QwintoScene, Ui } from './ui.ts';

type View = Qwinto['View'];
type Move = Qwinto['Move'];

/** Starts the cursor on a field that can take the sum, if there is one. */
const initialUi = (view: View, before?: Ui): Ui => {
  const cursor = before?.cursor ?? 0;
  if (view.phase !== 'write' || view.seat === null || view.pending[view.seat] !== null)
    return { dice: '', cursor };
  const isLit = view.colours?.includes(itemAt(ROW_OF, cursor).charAt(0)) ?? false;
  return { dice: '', cursor: isLit ? cursor : 'oyp'.indexOf(view.colours?.[0] ?? 'o') * WIDTH };
};

const chosen = (dice: string): Colours | undefined => COLOURS.find((colours) => colours === dice);

const moveFor = (view: View, { dice, cursor }: Ui): Move | undefined => {
  if (view.phase === 'write') return { type: 'write', field: cursor };
  if (view.phase === 'keep') return { type: 'keep' };
  const colours = view.phase === 'dice' ? chosen(dice) : undefined;
  return colours === undefined ? undefined : { type: 'dice', colours };
};

const onKey = ({ view, ui, words, game }: QwintoScene, key: string): KeyResult<Qwinto, Ui> | undefined => {
  if (view.phase === 'dice') {
    if ('oyp'.includes(key)) return { ui: { ...ui, dice: toggled(ui.dice, key) }, undoable: true };
    if (key === 'enter' || key === 'r') {
      const move = moveFor(view, ui);
      return move === undefined ? { note: words.qwinto.noDice } : { move };
    }
  }
  if (key === 'k') return { move: { type: 'keep' } };
  if (key === 'r') return { move: { type: 'reroll' } };
  if (key === 'x') return { move: { type: 'skip' } };
  if (view.phase !== 'write') return undefined;
  if (key === 'tab' || key === 'shift-tab') {
    const lit = [...game.moves(view)].flatMap((move) => (move.type === 'write' ? [move.field] : []));
    const next =
      key === 'tab' ? lit.find((field) => field > ui.cursor) : lit.findLast((field) => field < ui.cursor);
    return { ui: { ...ui, cursor: next ?? (key === 'tab' ? lit[0] : lit.at(-1)) ?? ui.cursor } };
  }
  const cursor = stepToField(view, ui.cursor, key);
  return cursor === undefined ? undefined : { ui: { ...ui, cursor } };
};

const toggled = (dice: string, letter: string): string =>
  [...'oyp'].filter((other) => (other === letter) !== dice.includes(other)).join('');

/** Along a row from field to field; up and down to the nearest column. */
const stepToField = (view: View, cursor: number, key: string): number | undefined => {
  const [row, place] = [Math.floor(cursor / WIDTH), cursor % WIDTH];
  const onSheet = (field: number) => (isOnSheet(view.options, field) ? field : cursor);
  if (key === 'left') return place > 0 ? cursor - 1 : cursor;
  if (key === 'right') return place < WIDTH - 1 ? onSheet(cursor + 1) : cursor;
  if (key !== 'up' && key !== 'down') return undefined;
  const to = row + (key === 'up' ? -1 : 1);
  if (to < 0 || to >= view.options.dice) return cursor;
  const column = itemAt(COLUMN_OF, cursor);
  for (let off = 0; off < COLUMNS; off++)
    for (const near of [column - off, column + off]) {
      const field = fieldAt(itemAt(ROWS, to), near);
      if (field !== undefined && isOnSheet(view.options, field)) return field;
    }
  return cursor;
};

const prompt = ({ view, ui, words, game }: QwintoScene): string => {
  const say = words.qwinto;
  if (view.phase === 'dice') return ui.dice === '' ? say.chooseDice : say.rollThem;
  if (view.phase === 'keep') return say.keepOrRoll(sum(view.faces));
  const move = moveFor(view, ui);
  if (move?.type === 'write' && game.check(view, move) === undefined)
    return say.writes(sum(view.faces), typedField(ui.cursor));
  return view.seat === view.active ? say.writeOrMisthrow(sum(view.faces)) : say.write(sum(view.faces));
};

export const qwintoBoard: Board<Qwinto, Ui> = {
  examples: ['dice oy', 'keep', 'o4', 'skip'],
  initialUi,
  draw,
  prompt,
  moveAtCursor: ({ view, ui }) => moveFor(view, ui),
  onKey,
  help: ({ qwinto }) => qwinto,
  hints: async (language) => hintTexts<Qwinto, Look>((await load(language, 'qwinto/board')).looks),
};
