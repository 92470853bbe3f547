// Positions of random games, for tests.
import { type Dice, pick, playOut } from '@crescendo/rules';
import { type Move, type View, vorZwoelf } from '@crescendo/rules/5vor12';
import { positionOf } from './from-view.ts';
import type { Position } from './position.ts';

/** The views of random games at their turns, with two, three and four seats in turn, or with so many. */
export const viewsOf = (games: number, dice: Dice, only?: number): View[] => {
  const list: View[] = [];
  for (let game = 0; game < games; game++) {
    const seats = only ?? 2 + (game % 3);
    const random = {
      id: 'random',
      choose: (view: View, own: Dice): Move => {
        if (view.phase !== 'start') list.push(view);
        return pick(own, [...vorZwoelf.moves(view)]);
      },
    };
    const players = Array.from({ length: seats }, () => random);
    playOut({ game: vorZwoelf, seats, options: vorZwoelf.options, players, dice });
  }
  return list;
};

/** Those at which a seat chooses what to do. */
export const positionsOf = (games: number, dice: Dice, only?: number): Position[] =>
  viewsOf(games, dice, only)
    .filter(({ phase }) => phase === 'choose')
    .map(positionOf);
