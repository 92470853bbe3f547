// Random games under the laws.
import { pick, pickWeighted, seeded } from '../dice.ts';
import type { AnyGame, AnyTypes, Dice, Event } from '../game.ts';
import type { GameRecord } from '../record.ts';
import { LAWS, type Law, type Moment } from './laws.ts';

export type Mover = (view: AnyTypes, moves: readonly AnyTypes[], dice: Dice) => AnyTypes;

export const randomMover: Mover = (_view, moves, dice) => pick(dice, moves);

export interface Trial {
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly mover?: Mover;
  /** Events after which the game is said not to end. */
  readonly limit?: number;
  readonly laws?: readonly Law[];
}

export interface Verdict {
  /** The game as far as it went: to its end, or to the fault. */
  readonly record: GameRecord;
  readonly fault: { readonly law: string; readonly message: string } | undefined;
}

/** Play one random game and hold every state of it against the laws. */
export const fuzz = (game: AnyGame, trial: Trial): Verdict => {
  const { seats, options, seed, mover = randomMover, limit = 20_000, laws = LAWS } = trial;
  const dice = seeded(`${seed}/game`);
  const notes = new Map<string, unknown>();
  const strangers: [string, AnyTypes][] = [];
  const events: Event<AnyTypes>[] = [];
  const record = (): GameRecord => ({
    game: game.id,
    seats,
    options,
    series: null,
    names: [],
    fairness: {},
    result: null,
    events,
  });
  let law = 'setup and turn do not throw';
  try {
    let state = game.setup(seats, options);
    const lawDice = seeded(`${seed}/laws`);
    for (;;) {
      law = 'the contract does not throw';
      const moment = look(game, state, { seats, strangers, dice: lawDice, notes });
      for (const each of laws) {
        law = each.name;
        each.always?.(moment);
      }
      if (moment.turn.kind === 'over' || events.length >= limit) {
        for (const each of laws) {
          law = each.name;
          each.atEnd?.({ game, record: finished(record(), moment), last: state, turn: moment.turn, notes });
        }
        return { record: finished(record(), moment), fault: undefined };
      }
      law = 'the contract does not throw';
      const event = next(moment, dice, mover);
      for (const each of laws) {
        law = each.name;
        each.step?.(moment, event);
      }
      if (event.kind === 'move') remember(game, strangers, event.move, lawDice);
      events.push(event);
      law = 'the contract does not throw';
      state = game.apply(state, event);
    }
  } catch (error) {
    return {
      record: record(),
      fault: { law, message: error instanceof Error ? error.message : String(error) },
    };
  }
};

const look = (
  game: AnyGame,
  state: AnyTypes,
  rest: Pick<Moment, 'seats' | 'strangers' | 'dice' | 'notes'>,
): Moment => {
  const viewers = Array.from({ length: rest.seats + 1 }, (_, i) => (i === rest.seats ? null : i));
  const views = viewers.map((viewer) => game.view(state, viewer));
  const moves = views.map((view) => [...game.moves(view)]);
  const texts = moves.map((list) => list.map((move) => game.notation.move.format(move)));
  return { game, state, turn: game.turn(state), views, moves, texts, ...rest };
};

const next = ({ game, state, turn, views, moves }: Moment, dice: Dice, mover: Mover): Event<AnyTypes> => {
  if (turn.kind !== 'players') return { kind: 'chance', outcome: pickWeighted(dice, game.chances(state)) };
  const seat = pick(dice, turn.seats);
  return { kind: 'move', seat, move: mover(views[seat], moves[seat]!, dice) };
};

/** Keep two dozen moves: some that were made, and some that differ from one by a character of their text. */
const remember = (game: AnyGame, strangers: [string, AnyTypes][], made: AnyTypes, dice: Dice): void => {
  const { format, parse } = game.notation.move;
  const text = format(made);
  const at = Math.floor(dice() * text.length);
  const near = parse(text.slice(0, at) + pick(dice, [...'0123456789abcdefop']) + text.slice(at + 1));
  for (const move of near === undefined ? [made] : [made, near]) {
    if (strangers.length < 24) strangers.push([format(move), move]);
    else if (dice() < 0.3) strangers[Math.floor(dice() * 24)] = [format(move), move];
  }
};

const finished = (record: GameRecord, { turn }: Moment): GameRecord =>
  turn.kind === 'over' ? { ...record, result: { scores: turn.scores, winners: turn.winners } } : record;
