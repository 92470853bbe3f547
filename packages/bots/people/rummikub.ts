// People at Rummikub, as far as a program can be like them (docs/people.md): what they see on a table, what they overlook, and
// what they do with it. They arrange nothing exactly and count nothing.
import { type Bot, type Dice, itemAt, pick } from '@crescendo/rules';
import {
  easyPlays,
  JOKER,
  playedTiles,
  type Rummikub,
  rummikub,
  type TileSet,
  type View,
} from '@crescendo/rules/rummikub';
import { easyEnd } from '../src/rummikub/levels/going-out.ts';
import { type Idea, ideaOf } from '../src/rummikub/levels/ideas.ts';
import { smallPlay } from '../src/rummikub/levels/small-play.ts';
import { idleMove, playOf, viewAfter } from '../src/rummikub/model/from-view.ts';
import { seatOf } from '../src/seat.ts';

export { WATCH } from './rummikub-turns.ts';

interface Person {
  /** The chance to see an idea of each kind that is there, with a small table; each set more makes it a little harder. */
  readonly sees: { readonly [idea in Idea]: number };
  readonly crowding: number;
  /** Ideas after which a turn feels done. */
  readonly ideas: number;
  /** The chance to take the first idea seen instead of the one that lays the most. */
  readonly takesAny: number;
  /** The chance to keep a single tile that fits, since it may come in handy. */
  readonly keepsOne: number;
  /** Lays a joker only to open, to go out, or where it brings so many tiles. */
  readonly jokerFor: number;
}

/** With so many tiles or fewer everybody looks at each of them. */
const FEW = 3;

/** Easy ones first: what lies on the own rack, then where one tile fits, then what needs two steps in the head. */
export const CAREFUL: Person = {
  sees: { set: 0.9, add: 0.75, split: 0.25, borrow: 0.1 },
  crowding: 0.015,
  ideas: 4,
  takesAny: 0,
  keepsOne: 0,
  jokerFor: 3,
};

export const BY_FEELING: Person = {
  sees: { set: 0.8, add: 0.5, split: 0.08, borrow: 0.03 },
  crowding: 0.02,
  ideas: 2,
  takesAny: 0.5,
  keepsOne: 0.1,
  jokerFor: 1,
};

export const PRACTISED: Person = {
  sees: { set: 0.95, add: 0.82, split: 0.6, borrow: 0.45 },
  crowding: 0.01,
  ideas: 9,
  takesAny: 0,
  keepsOne: 0.1,
  jokerFor: 4,
};

const seenBy = (person: Person, view: View, dice: Dice): readonly (readonly TileSet[])[] => {
  const crowd = 1 - Math.min(0.6, person.crowding * view.table.length);
  const rack = itemAt(view.racks, seatOf(view));
  const list: (readonly TileSet[])[] = [];
  for (const move of easyPlays(view)) {
    if (move.type !== 'play') continue;
    const idea = ideaOf(view, move.table);
    if (dice() >= person.sees[idea] * (idea === 'set' ? 1 : crowd)) continue;
    const played = playedTiles(view.table, move.table);
    const isOut = played.length === rack.length;
    if (played.includes(JOKER) && view.opened[seatOf(view)] && !isOut && played.length < person.jokerFor)
      continue;
    list.push(move.table);
  }
  return list;
};

const choose = (person: Person, view: View, dice: Dice) => {
  const idle = idleMove(view);
  if (itemAt(view.racks, seatOf(view)).length <= FEW) {
    const end = easyEnd(view);
    if (end !== undefined) return playOf(end);
  }
  let now = view;
  let table: readonly TileSet[] | undefined;
  for (let ideas = 0; ideas < person.ideas; ideas++) {
    const seen = seenBy(person, now, dice);
    if (seen.length === 0) break;
    const laid = (sets: readonly TileSet[]) => playedTiles(now.table, sets).length;
    const best =
      dice() < person.takesAny
        ? pick(dice, seen)
        : seen.reduce((one, other) => (laid(other) > laid(one) ? other : one));
    if (laid(best) === 1 && itemAt(now.racks, seatOf(now)).length > 1 && dice() < person.keepsOne) break;
    if (table !== undefined && rummikub.check(view, playOf(best)) !== undefined) break;
    table = best;
    now = viewAfter(now, best);
  }
  if (table !== undefined) return playOf(table);
  return rummikub.check(view, idle) === undefined ? idle : smallPlay(view);
};

export const personAt = (id: string, person: Person): Bot<Rummikub> => ({
  id,
  choose: (view, dice) =>
    view.phase === 'pairs' ? itemAt([...rummikub.moves(view)], 0) : choose(person, view, dice),
});

export const PEOPLE: { readonly [id: string]: Bot<Rummikub> } = {
  careful: personAt('careful', CAREFUL),
  'by-feeling': personAt('by-feeling', BY_FEELING),
  practised: personAt('practised', PRACTISED),
};
