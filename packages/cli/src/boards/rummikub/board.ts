import type { Rummikub } from '@crescendo/rules/rummikub';
import type { Board, KeyResult } from '../board.ts';
import {
  type Draft,
  flipJoker,
  isTouched,
  layAsNewSet,
  layOnSet,
  newDraft,
  picked,
  type RummikubScene,
  returnToRack,
  selectedPieces,
  sortedRack,
  splitSet,
  tableOf,
} from './draft.ts';
import { draw, spots } from './draw.ts';
import { hints } from './hints.ts';
import { withOldSets } from './typed.ts';

type View = Rummikub['View'];
type Move = Rummikub['Move'];

const initialUi = (view: View, before?: Draft): Draft => newDraft(view, before?.sort);

const played = (draft: Draft): Move => ({ type: 'play', table: tableOf(draft) });

const moveFor = (view: View, draft: Draft): Move | undefined => {
  if (view.phase === 'pairs') return { type: 'keep' };
  return view.phase === 'turn' && isTouched(view, draft) ? played(draft) : undefined;
};

const isOnTable = ({ sets, cursor }: Draft): boolean =>
  sets.some(({ pieces }) => pieces.some(({ id }) => id === cursor));

/** Left and right in reading order, up and down to the nearest piece of the next row. */
const stepOnGrid = (draft: Draft, width: number, key: string): Draft | undefined => {
  const all = spots(draft, width);
  const at = all.findIndex(({ id }) => id === draft.cursor);
  const here = all[at];
  if (here === undefined) return { ...draft, cursor: all[0]?.id ?? 0 };
  const to = (spot: { readonly id: number } | undefined): Draft =>
    spot ? { ...draft, cursor: spot.id } : draft;
  if (key === 'left') return to(all[at - 1]);
  if (key === 'right') return to(all[at + 1]);
  if (key !== 'up' && key !== 'down') return undefined;
  const row = all.filter(({ line }) => line === here.line + (key === 'up' ? -1 : 1));
  return to(row.toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]);
};

/** Jumps between table and rack. */
const jumped = (draft: Draft, width: number): Draft => {
  const all = spots(draft, width);
  const inRack = !isOnTable(draft);
  const to = all.find((spot) => spot.inRack !== inRack);
  return to ? { ...draft, cursor: to.id } : draft;
};

const MOVES: { readonly [key: string]: Move } = {
  d: { type: 'draw' },
  p: { type: 'pass' },
  k: { type: 'keep' },
  r: { type: 'redeal' },
};

const onKey = (
  { view, ui, width, words }: RummikubScene,
  key: string,
): KeyResult<Rummikub, Draft> | undefined => {
  const cursor = ['left', 'right', 'up', 'down'].includes(key) ? stepOnGrid(ui, width, key) : undefined;
  if (cursor) return { ui: cursor };
  const step = (next: Draft): KeyResult<Rummikub, Draft> => ({ ui: next, undoable: true });
  const isMine = selectedPieces(ui).some(({ own }) => own);
  switch (key) {
    case 'tab':
      return { ui: jumped(ui, width) };
    case 's':
      return { ui: sortedRack({ ...ui, sort: ui.sort === 'colour' ? 'number' : 'colour' }) };
  }
  if (MOVES[key]) return { move: MOVES[key] };
  if (view.phase !== 'turn') return undefined;
  switch (key) {
    case ' ':
      return step(picked(ui));
    case 'n':
      return step(layAsNewSet(ui, view.options));
    case 'enter':
      if (ui.picked.length === 0) return { note: words.rummikub.nothingPicked };
      return step(isOnTable(ui) ? layOnSet(ui, view.options) : layAsNewSet(ui, view.options));
    case 'b':
      return isMine ? step(returnToRack(ui, view.options)) : { note: words.rummikub.notYours };
    case '/':
      return step(splitSet(ui));
    case 'j':
      return step(flipJoker(ui));
    case 't':
      return { move: played(ui) };
    default:
      return undefined;
  }
};

const prompt = ({ view, ui, words, game }: RummikubScene): string => {
  const say = words.rummikub;
  if (view.phase === 'pairs')
    return game.check(view, { type: 'redeal' }) === undefined ? say.pairs : say.noPairs;
  const move = moveFor(view, ui);
  if (move && ui.picked.length === 0 && game.check(view, move) === undefined) return say.ready;
  return ui.picked.length > 0 ? say.drop(ui.picked.length) : say.pick;
};

export const rummikubBoard: Board<Rummikub, Draft> = {
  examples: ['draw', 'play K4 K5 K6 | R1 B1 Y1'],
  complete: withOldSets,
  initialUi,
  draw,
  prompt,
  moveAtCursor: ({ view, ui }) => moveFor(view, ui),
  onKey,
  help: ({ rummikub }) => rummikub,
  hints,
};
