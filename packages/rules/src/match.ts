// The driver: a game, played event by event. Nothing here knows which game it is.
import { pickWeighted } from './dice.ts';
import type { Bot, ChanceEvent, Dice, Event, Game, GameTypes, Seat, Turn } from './game.ts';

/** Why an event cannot happen now: it is somebody else's turn, or the game's own reason. */
export type Refusal<G extends GameTypes> =
  | { readonly code: 'over' }
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'not-chance' }
  | { readonly code: 'impossible-outcome' }
  | G['Reason'];

/** Why this event, perhaps from outside, cannot happen in this state; `undefined` when it can. */
export const refuse = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  event: Event<G>,
): Refusal<G> | undefined => {
  const turn = game.turn(state);
  if (turn.kind === 'over') return { code: 'over' };
  if (event.kind === 'move') {
    if (turn.kind !== 'players' || !turn.seats.includes(event.seat)) return { code: 'not-your-turn' };
    return game.check(game.view(state, event.seat), event.move);
  }
  if (turn.kind !== 'chance') return { code: 'not-chance' };
  const wanted = game.notation.chance.format(event.outcome);
  const known = game.chances(state).some(([outcome]) => game.notation.chance.format(outcome) === wanted);
  return known ? undefined : { code: 'impossible-outcome' };
};

/** Let chance decide once. */
export const roll = <G extends GameTypes>(game: Game<G>, state: G['State'], dice: Dice): ChanceEvent<G> => ({
  kind: 'chance',
  outcome: pickWeighted(dice, game.chances(state)),
});

/** Let chance decide until a player must, or the game is over. */
export const settle = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  dice: Dice,
  tell: (event: ChanceEvent<G>) => void = () => {},
): G['State'] => {
  let now = state;
  while (game.turn(now).kind === 'chance') {
    const event = roll(game, now, dice);
    tell(event);
    now = game.apply(now, event);
  }
  return now;
};

export interface Playing<G extends GameTypes> {
  readonly seats: number;
  readonly options: G['Options'];
  /** One for each seat. */
  readonly players: readonly Bot<G>[];
  readonly dice: Dice;
  /** After so many events the game is given up: its result is `undefined`. */
  readonly limit?: number;
  readonly tell?: (event: Event<G>, before: G['State']) => void;
}

/** Play a whole game. */
export const play = <G extends GameTypes>(
  game: Game<G>,
  { seats, options, players, dice, limit = Infinity, tell }: Playing<G>,
): { readonly state: G['State']; readonly turn: Turn; readonly events: number } => {
  let state = game.setup(seats, options);
  let turn = game.turn(state);
  let events = 0;
  for (; turn.kind !== 'over' && events < limit; events++) {
    const event: Event<G> = turn.kind === 'chance' ? roll(game, state, dice) : decide(turn.seats[0]!);
    tell?.(event, state);
    state = game.apply(state, event);
    turn = game.turn(state);
  }
  return { state, turn, events };

  function decide(seat: Seat): Event<G> {
    return { kind: 'move', seat, move: players[seat]!.choose(game.view(state, seat), dice) };
  }
};
