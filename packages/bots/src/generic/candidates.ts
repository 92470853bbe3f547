// The moves a search chooses from.
import { type Dice, type GameTypes, itemAt, pickWeighted } from '@crescendo/rules';
import type { Playouts } from './playout.ts';

export interface Candidate<G extends GameTypes> {
  readonly move: G['Move'];
  /** The seat's lead right after the move; `Infinity`: it has won. */
  readonly lead: number;
}

/** The moves of this view, those first that bring the seat furthest at once; equal ones in the order of the rules. */
export const candidatesOf = <G extends GameTypes>(
  playouts: Playouts<G>,
  view: G['View'],
  dice: Dice,
  budget: number,
): readonly Candidate<G>[] => {
  const { game } = playouts;
  const world = game.imagine(view, dice);
  const listed = [...game.moves(view)];
  const moves =
    game.enumerable || listed.length < 2 ? listed : withLonger(playouts, view, world, listed, dice, budget);
  return moves
    .map((move) => ({ move, lead: playouts.leadAfter(world, move, dice) }))
    .sort((a, b) => (a.lead === b.lead ? 0 : b.lead - a.lead));
};

/** At most so many moves are followed in order to find longer ones. */
const FOLLOWED = 12;

/**
 * If the rules list only some moves, longer ones are found by playing on: a move of the seat's next turn is
 * a candidate too if it is legal already.
 */
const withLonger = <G extends GameTypes>(
  playouts: Playouts<G>,
  view: G['View'],
  world: G['State'],
  listed: readonly G['Move'][],
  dice: Dice,
  budget: number,
): readonly G['Move'][] => {
  const { game } = playouts;
  const found = new Map(listed.map((move) => [game.notation.move.format(move), move]));
  const open = new Map(found);
  for (let followed = 0; followed < FOLLOWED && playouts.nodes < budget; followed++) {
    // A move that says more does more, so it is the one to go on from.
    const [longest] = [...open.keys()].sort((a, b) => b.length - a.length);
    const move = open.get(longest ?? '');
    if (longest === undefined || move === undefined) break;
    open.delete(longest);
    for (const next of movesAtNextTurn(playouts, world, move, dice)) {
      const text = game.notation.move.format(next);
      playouts.nodes++;
      if (found.has(text) || game.check(view, next) !== undefined) continue;
      found.set(text, next);
      open.set(text, next);
    }
  }
  return [...found.values()];
};

/** Lists the moves of the seat's next turn after this move, with the others making the first move of their lists. */
const movesAtNextTurn = <G extends GameTypes>(
  playouts: Playouts<G>,
  world: G['State'],
  move: G['Move'],
  dice: Dice,
): readonly G['Move'][] => {
  const { game, seat } = playouts;
  let state = playouts.apply(world, { kind: 'move', seat, move });
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return [];
    if (turn.kind === 'chance') {
      state = playouts.apply(state, { kind: 'chance', outcome: pickWeighted(dice, game.chances(state)) });
      continue;
    }
    if (turn.seats.includes(seat)) return playouts.movesOf(state, seat);
    const other = itemAt(turn.seats, 0);
    const first = itemAt(playouts.movesOf(state, other), 0);
    state = playouts.apply(state, { kind: 'move', seat: other, move: first });
  }
};
