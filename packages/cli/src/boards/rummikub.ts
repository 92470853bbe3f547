import type { Rummikub } from '@crescendo/rules/rummikub';
import type { Answer, Board, Scene } from './board.ts';
import { draw, spots } from './rummikub-draw.ts';
import {
  type Felt,
  inHand,
  isTouched,
  jokerTurned,
  laidAsNew,
  laidHere,
  picked,
  sortedRack,
  splitHere,
  spread,
  tableOf,
  takenBack,
} from './rummikub-felt.ts';

type View = Rummikub['View'];
type Move = Rummikub['Move'];

export type TheScene = Scene<Rummikub, Felt>;

const fresh = (view: View, before?: Felt): Felt => spread(view, before?.sort);

const played = (felt: Felt): Move => ({ type: 'play', table: tableOf(felt) });

const pointed = (view: View, felt: Felt): Move | undefined => {
  if (view.phase === 'pairs') return { type: 'keep' };
  return view.phase === 'turn' && isTouched(view, felt) ? played(felt) : undefined;
};

const isOnTable = ({ sets, cursor }: Felt): boolean =>
  sets.some(({ pieces }) => pieces.some(({ id }) => id === cursor));

/** Left and right in reading order, up and down to the nearest piece of the next row. */
const steered = (felt: Felt, width: number, key: string): Felt | undefined => {
  const all = spots(felt, width);
  const at = all.findIndex(({ id }) => id === felt.cursor);
  const here = all[at];
  if (here === undefined) return { ...felt, cursor: all[0]?.id ?? 0 };
  const to = (spot: { readonly id: number } | undefined): Felt =>
    spot ? { ...felt, cursor: spot.id } : felt;
  if (key === 'left') return to(all[at - 1]);
  if (key === 'right') return to(all[at + 1]);
  if (key !== 'up' && key !== 'down') return undefined;
  const row = all.filter(({ line }) => line === here.line + (key === 'up' ? -1 : 1));
  return to(row.toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]);
};

/** Between table and rack. */
const jumped = (felt: Felt, width: number): Felt => {
  const all = spots(felt, width);
  const inRack = !isOnTable(felt);
  const to = all.find((spot) => spot.inRack !== inRack);
  return to ? { ...felt, cursor: to.id } : felt;
};

const MOVES: { readonly [key: string]: Move } = {
  d: { type: 'draw' },
  p: { type: 'pass' },
  k: { type: 'keep' },
  r: { type: 'redeal' },
};

const press = ({ view, ui, width, words }: TheScene, key: string): Answer<Rummikub, Felt> | undefined => {
  const cursor = ['left', 'right', 'up', 'down'].includes(key) ? steered(ui, width, key) : undefined;
  if (cursor) return { ui: cursor };
  const step = (next: Felt): Answer<Rummikub, Felt> => ({ ui: next, step: true });
  const isMine = inHand(ui).some(({ own }) => own);
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
      return step(advanced(picked(ui), width));
    case 'n':
      return step(laidAsNew(ui, view.options));
    case 'enter':
      if (ui.picked.length === 0) return { note: words.rummikub.nothingPicked };
      return step(isOnTable(ui) ? laidHere(ui, view.options) : laidAsNew(ui, view.options));
    case 'b':
      return isMine ? step(takenBack(ui, view.options)) : { note: words.rummikub.notYours };
    case '/':
      return step(splitHere(ui));
    case 'j':
      return step(jokerTurned(ui));
    case 't':
      return { move: played(ui) };
    default:
      return undefined;
  }
};

/** On the rack the cursor goes on after picking, so that several tiles are quickly picked. */
const advanced = (felt: Felt, width: number): Felt => {
  if (isOnTable(felt)) return felt;
  const next = steered(felt, width, 'right');
  return next && felt.rack.some(({ id }) => id === next.cursor) ? next : felt;
};

const prompt = ({ view, ui, words, game }: TheScene): string => {
  const say = words.rummikub;
  if (view.phase === 'pairs')
    return game.check(view, { type: 'redeal' }) === undefined ? say.pairs : say.noPairs;
  const move = pointed(view, ui);
  if (move && ui.picked.length === 0 && game.check(view, move) === undefined) return say.ready;
  return ui.picked.length > 0 ? say.drop(ui.picked.length) : say.pick;
};

export const rummikubBoard: Board<Rummikub, Felt> = { fresh, draw, prompt, pointed, press };
