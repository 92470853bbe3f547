// Random games under the laws.
import { pick, seeded } from '../dice.ts';
import type { AnyEvent, AnyGame, AnyMove, AnyView, Dice, OptionValues } from '../game.ts';
import { itemAt } from '../lists.ts';
import { type AnyMatch, Match } from '../match/match.ts';
import { type Luck, stableDraws } from '../match/stable-draws.ts';
import type { GameRecord } from '../record/game-record.ts';
import { LAWS, type Law, type Moment } from './laws.ts';

export type Mover = (view: AnyView, moves: readonly AnyMove[], dice: Dice) => AnyMove;

export const randomMover: Mover = (_view, moves, dice) => pick(dice, moves);

export interface Trial {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly mover?: Mover;
  /** Chance is decided by stable draws. */
  readonly isStable?: boolean;
  /** Events after which the game is said not to end. */
  readonly limit?: number;
  readonly laws?: readonly Law[];
}

export interface Verdict {
  /** The game as far as it went: to its end, or to the event that broke a law. */
  readonly record: GameRecord;
  readonly error: { readonly law: string; readonly message: string } | undefined;
}

/** Play one random game and hold every state of it against the laws. */
export const fuzz = (game: AnyGame, trial: Trial): Verdict => {
  const { seats, options, seed, mover = randomMover, isStable = false, limit = 20_000, laws = LAWS } = trial;
  const dice = seeded(`${seed}/game`);
  const luck = isStable ? stableDraws(seed) : dice;
  const lawDice = seeded(`${seed}/laws`);
  const notes = new Map<string, unknown>();
  const strangers: [string, AnyMove][] = [];
  let match: AnyMatch | undefined;
  let tried: AnyEvent | undefined;
  let law = '';
  const under = <T>(name: string, action: () => T): T => {
    law = name;
    return action();
  };
  try {
    match = under('setup and turn do not throw', () => Match.begin({ game, seats, options }));
    for (;;) {
      const now: AnyMatch = match;
      const moment = under(NO_THROW, () => look(game, now, { strangers, dice: lawDice, notes }));
      for (const each of laws) under(each.name, () => each.always?.(moment));
      if (moment.turn.kind === 'over' || now.length >= limit) {
        const whole = { game, record: now.record(), last: now.state, turn: moment.turn, notes };
        for (const each of laws) under(each.name, () => each.atEnd?.(whole));
        return { record: whole.record, error: undefined };
      }
      const event = under(NO_THROW, () => next(now, moment, { luck, dice, mover }));
      for (const each of laws) under(each.name, () => each.step?.(moment, event));
      if (event.kind === 'move') remember(game, strangers, event.move, lawDice);
      tried = event;
      match = under(NO_THROW, () => now.after(event));
      tried = undefined;
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const events = [...(match?.events ?? []), ...(tried ? [tried] : [])];
    return { record: { ...unplayed(game, trial), events }, error: { law, message } };
  }
};

const NO_THROW = 'the contract does not throw';

const unplayed = (game: AnyGame, { seats, options }: Trial): GameRecord => ({
  game: game.id,
  seats,
  options,
  series: null,
  names: [],
  fairness: {},
  result: null,
  events: [],
});

const look = (
  game: AnyGame,
  { seats, state, turn }: AnyMatch,
  rest: Pick<Moment, 'strangers' | 'dice' | 'notes'>,
): Moment => {
  const viewers = Array.from({ length: seats + 1 }, (_, i) => (i === seats ? null : i));
  const views = viewers.map((viewer) => game.view(state, viewer));
  const moves = views.map((view) => [...game.moves(view)]);
  const texts = moves.map((list) => list.map((move) => game.notation.move.format(move)));
  return { game, seats, state, turn, views, moves, texts, ...rest };
};

const next = (
  match: AnyMatch,
  { turn, views, moves }: Moment,
  { luck, dice, mover }: { readonly luck: Luck; readonly dice: Dice; readonly mover: Mover },
): AnyEvent => {
  if (turn.kind !== 'players') return match.roll(luck);
  const seat = pick(dice, turn.seats);
  return { kind: 'move', seat, move: mover(itemAt(views, seat), itemAt(moves, seat), dice) };
};

/** Keep two dozen moves: some that were made, and some that differ from one by a character of their text. */
const remember = (game: AnyGame, strangers: [string, AnyMove][], made: AnyMove, dice: Dice): void => {
  const { format, parse } = game.notation.move;
  const text = format(made);
  const at = Math.floor(dice() * text.length);
  const near = parse(text.slice(0, at) + pick(dice, [...'0123456789abcdefop']) + text.slice(at + 1));
  for (const move of near === undefined ? [made] : [made, near]) {
    if (strangers.length < 24) strangers.push([format(move), move]);
    else if (dice() < 0.3) strangers[Math.floor(dice() * 24)] = [format(move), move];
  }
};
