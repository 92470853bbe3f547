import type { Look } from '@crescendo/bots/5vor12';
import { type Tile, type VorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import { load } from '@crescendo/words';
import { type Board, cycle, hintTexts, type KeyResult, stepOnGrid } from '../board.ts';
import { draw } from './draw.ts';
import { typed } from './typed.ts';
import {
  dottedOf,
  handOf,
  isArranging,
  looseTiles,
  type Move,
  moveAt,
  tileOn,
  type Ui,
  type View,
  type VorZwoelfScene,
} from './ui.ts';

const initialUi = (view: View, before?: Ui): Ui => {
  const cursor = before?.cursor ?? 0;
  const diagonal = new Array<Tile>(view.options.size).fill(0);
  const hand = handOf(view);
  const held = isArranging(view) ? (hand[0] ?? 0) : view.phase === 'start' ? (hand[0] ?? 0) : view.drawn;
  return { cursor: view.phase === 'start' ? freeDotted(view, cursor) : cursor, held, diagonal, typed: '' };
};

/** At the start the cursor is on a free dotted square. */
const freeDotted = (view: View, cursor: number): number => {
  const dotted = dottedOf(view);
  const isFree = (at: number): boolean => tileOn(view, view.seat ?? 0, at) === 0;
  return dotted.includes(cursor) && isFree(cursor) ? cursor : (dotted.find(isFree) ?? 0);
};

const openTiles = (view: View): readonly Tile[] => view.middle.flatMap((count, n) => (count > 0 ? [n] : []));

const moveFor = (view: View, ui: Ui): Move | undefined =>
  isArranging(view) && !ui.diagonal.includes(0)
    ? { type: 'arrange', tiles: ui.diagonal }
    : moveAt(view, ui, ui.cursor);

const onKey = (scene: VorZwoelfScene, key: string): KeyResult<VorZwoelf, Ui> | undefined => {
  const { view, ui } = scene;
  const { size } = view.options;
  const at = { row: Math.floor(ui.cursor / WIDTH), column: ui.cursor % WIDTH };
  if (isArranging(view) && ARROWS.includes(key))
    return { ui: { ...ui, cursor: alongDiagonal(view, ui, key) } };
  const moved = stepOnGrid(key, at, size, size);
  if (moved) return { ui: { ...ui, cursor: moved.row * WIDTH + moved.column, typed: '' } };
  if (key === 'd') return { move: { type: 'draw' } };
  if (key === 'x') return { move: { type: 'leave' } };
  if (key === 'tab' || key === 'shift-tab')
    return hold(scene, cycle(choices(scene), ui.held || undefined, key === 'tab' ? 1 : -1));
  if (/^\d$/.test(key)) return typeTile(scene, key);
  if (key === 'enter' && isArranging(view) && ui.diagonal.includes(0)) return lay(scene);
  return undefined;
};

const ARROWS = ['up', 'left', 'down', 'right'];

const alongDiagonal = (view: View, { cursor }: Ui, key: string): number =>
  cycle(dottedOf(view), cursor, key === 'up' || key === 'left' ? -1 : 1) ?? cursor;

const choices = ({ view, ui }: VorZwoelfScene): readonly Tile[] =>
  isArranging(view) ? [...new Set(looseTiles(view, ui))] : view.phase === 'choose' ? openTiles(view) : [];

const hold = ({ ui }: VorZwoelfScene, tile: Tile | undefined): KeyResult<VorZwoelf, Ui> =>
  tile === undefined ? {} : { ui: { ...ui, held: tile }, undoable: ui.held === 0 };

/** `1` takes the 1 in hand, `3` straight after it the 13. */
const typeTile = (scene: VorZwoelfScene, digit: string): KeyResult<VorZwoelf, Ui> => {
  const { ui } = scene;
  const open = choices(scene);
  const typed = [ui.typed + digit, digit].find((text) => open.some((tile) => String(tile).startsWith(text)));
  if (typed === undefined) return { ui: { ...ui, typed: '' } };
  const held = open.includes(Number(typed)) ? Number(typed) : ui.held;
  return { ui: { ...ui, typed, held }, undoable: ui.held === 0 };
};

const lay = ({ view, ui }: VorZwoelfScene): KeyResult<VorZwoelf, Ui> => {
  const slot = dottedOf(view).indexOf(ui.cursor);
  if (slot < 0 || ui.held === 0) return { move: { type: 'place', at: ui.cursor } };
  const next = { ...ui, diagonal: ui.diagonal.with(slot, ui.held) };
  const cursor = dottedOf(view)[next.diagonal.indexOf(0)] ?? ui.cursor;
  return { ui: { ...next, held: looseTiles(view, next)[0] ?? 0, cursor, typed: '' }, undoable: true };
};

const prompt = ({ view, ui, words, game }: VorZwoelfScene): string => {
  const say = words.vorZwoelf;
  if (isArranging(view)) return ui.diagonal.includes(0) ? say.arrange : say.arranged;
  const move = moveFor(view, ui);
  const isLegal = move !== undefined && game.check(view, move) === undefined;
  if (view.phase === 'start') return say.start(ui.held);
  if (isLegal)
    return say.puts(
      ui.held,
      Math.floor(ui.cursor / WIDTH) + 1,
      (ui.cursor % WIDTH) + 1,
      tileOn(view, view.seat ?? 0, ui.cursor),
    );
  return view.phase === 'placing' ? say.place(view.drawn) : say.choose;
};

export const vorZwoelfBoard: Board<VorZwoelf, Ui> = {
  examples: ['draw', '2 3', '7 2 3', 'leave'],
  typed,
  initialUi,
  draw,
  prompt,
  moveAtCursor: ({ view, ui }) => moveFor(view, ui),
  onKey,
  help: ({ vorZwoelf }) => vorZwoelf,
  hints: async (language) => hintTexts<VorZwoelf, Look>((await load(language, '5vor12/board')).looks),
};
