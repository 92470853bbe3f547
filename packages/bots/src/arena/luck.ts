// Counts what chance did to the seats of a game between bots, for comparisons. It knows every tile and every bot, so
// luck is that of the whole table: the chances after an event, less their mean over all possible outcomes. Its mean
// is 0, however good or bad the chances are by which it is counted.
import {
  type AnyBot,
  type AnyMatch,
  type AnyMove,
  type AnyState,
  itemAt,
  pickWeighted,
  range,
  type Seat,
  seeded,
} from '@crescendo/rules';
import { loadBots } from '../load-bots.ts';
import { loadReviewed } from '../review/games/games.ts';
import { type Round, roundCount, roundOf } from '../review/rounds.ts';
import { equalButSeat, settled } from '../review/tables.ts';
import { loadOpenChances } from './open-chances.ts';

/** The effect of one chance event on each seat. */
export interface ArenaLuck {
  /** Far from the end of the game; near it, where it is looked further ahead; or by the dice that a bot throws to decide. */
  readonly kind: 'far' | 'near' | 'dice';
  readonly luck: readonly number[];
  /** The same in squares of chances: luck that counts for more or for less where a seat is ahead. */
  readonly squares: readonly number[];
}

export interface Played {
  /** Over. */
  readonly match: AnyMatch;
  /** One for each seat. */
  readonly bots: readonly AnyBot[];
  /** For each decision in turn: whether the bot threw dice for it. */
  readonly threw: readonly boolean[];
  /** For what is compared with what came. */
  readonly seed: string;
}

/** The largest number of outcomes that are looked at, drawn as chance draws them. Luck still has the mean 0. */
const MAX_OUTCOMES = 20;
/** The number of times a bot decides anew. */
const CHOICES = 8;
/** In nodes: looking ahead, bots answer at once. */
const QUICK = 1;

type Weighed = readonly (readonly [chances: readonly number[], weight: number])[];

const meanOf = (list: Weighed, of: (chance: number) => number): number[] => {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0);
  return itemAt(list, 0)[0].map(
    (_, seat) => list.reduce((sum, [chances, weight]) => sum + weight * of(chances[seat]!), 0) / total,
  );
};

const compared = (kind: ArenaLuck['kind'], after: readonly number[], list: Weighed): ArenaLuck => {
  const means = meanOf(list, (chance) => chance);
  const squares = meanOf(list, (chance) => chance ** 2);
  return {
    kind,
    luck: after.map((chance, seat) => chance - means[seat]!),
    squares: after.map((chance, seat) => chance ** 2 - squares[seat]!),
  };
};

/** The luck of each event; `null`: it was no chance event, or is not counted separately. */
export const arenaLuck = ({ match, ...played }: Played): Promise<readonly (ArenaLuck | null)[]> =>
  luckIn(roundOf(match, roundCount(match)), played);

/** The same of some events in a row. */
export const luckIn = async (
  { game, seats, events, states }: Omit<Round, 'start'>,
  { bots, threw, seed, most = MAX_OUTCOMES }: Omit<Played, 'match'> & { readonly most?: number },
): Promise<readonly (ArenaLuck | null)[]> => {
  const [{ winChances }, reviewed] = await Promise.all([loadBots(game), loadReviewed(game.id)]);
  if (winChances === undefined || reviewed === undefined)
    throw new Error('nothing was learnt about this game');
  const openChances = await loadOpenChances(game);
  const dice = seeded(`${seed}/outcomes`);

  const byView = (state: AnyState, viewer: Seat): readonly number[] => {
    const view = game.view(state, viewer);
    return reviewed.worthOf?.(view, (other) => winChances(other).chances) ?? winChances(view).chances;
  };
  const isOpen = (state: AnyState): boolean => openChances !== undefined || equalButSeat(game, state, seats);
  /** With hidden information the views of all seats count: they may differ in the chances they show. */
  const chancesAt = (state: AnyState, open: boolean): readonly number[] => {
    if (openChances) return openChances(state);
    const first = byView(state, 0);
    if (open) return first;
    const rest = range(seats - 1).map((i) => byView(state, i + 1));
    return first.map((chance, seat) =>
      rest.reduce((sum, chances) => sum + itemAt(chances, seat) - 1 / seats, chance),
    );
  };
  const outcomesOf = (state: AnyState) => {
    const chances = reviewed.merged?.(game.chances(state)) ?? game.chances(state);
    if (chances.length <= most) return chances;
    return range(most).map(() => [pickWeighted(dice, chances), 1] as const);
  };
  const weighed = (state: AnyState, worth: (after: AnyState) => readonly number[]): Weighed =>
    outcomesOf(state).map(([outcome, weight]) => [
      worth(game.apply(state, { kind: 'chance', outcome })),
      weight,
    ]);
  /** The mean over all that may come next, once the bots have answered: all with the same dice, whatever came. */
  const ahead = (from: AnyState, i: number): readonly number[] => {
    const same = seeded(`${seed}/answers/${i}`);
    let state = from;
    let turn = game.turn(state);
    for (; turn.kind === 'players'; turn = game.turn(state)) {
      const seat = itemAt(turn.seats, 0);
      const move = itemAt(bots, seat).choose(game.view(state, seat), same, QUICK);
      state = game.apply(state, { kind: 'move', seat, move });
    }
    if (turn.kind === 'over') return chancesAt(state, true);
    return meanOf(
      weighed(state, (after) => chancesAt(after, true)),
      (chance) => chance,
    );
  };

  const chanceLuck = (i: number): ArenaLuck => {
    const [before, after] = [itemAt(states, i), itemAt(states, i + 1)];
    if (reviewed.isNearEnd?.(before)) {
      const worth = (state: AnyState) => ahead(state, i);
      return compared('near', worth(after), weighed(before, worth));
    }
    const open = isOpen(after);
    const worth = (state: AnyState) => chancesAt(state, open);
    return compared('far', worth(after), weighed(before, worth));
  };
  const dealLuck = (from: number, i: number): ArenaLuck => {
    const after = itemAt(states, i + 1);
    const open = isOpen(after);
    const others = range(MAX_OUTCOMES).map(() => settled(game, itemAt(states, from), dice));
    return compared(
      'far',
      chancesAt(after, open),
      others.map((state) => [chancesAt(state, open), 1]),
    );
  };
  const diceLuck = (i: number, seat: Seat, move: AnyMove): ArenaLuck | null => {
    const state = itemAt(states, i);
    const view = game.view(state, seat);
    const again = seeded(`${seed}/choices/${i}`);
    const text = JSON.stringify;
    const others = range(CHOICES).map(() => itemAt(bots, seat).choose(view, again));
    if (others.every((other) => text(other) === text(move))) return null;
    const open = isOpen(itemAt(states, i + 1));
    const known = new Map<string, readonly number[]>();
    const worth = (other: AnyMove): readonly number[] => {
      const value =
        known.get(text(other)) ?? chancesAt(game.apply(state, { kind: 'move', seat, move: other }), open);
      known.set(text(other), value);
      return value;
    };
    return compared(
      'dice',
      worth(move),
      others.map((other) => [worth(other), 1]),
    );
  };

  const isDealing = (i: number): boolean => reviewed.isDealing?.(itemAt(states, i)) === true;
  let [decisions, dealt] = [0, 0];
  return events.map((event, i) => {
    if (event.kind === 'move')
      return threw[decisions++] === true ? diceLuck(i, event.seat, event.move) : null;
    if (!isDealing(i)) return chanceLuck(i);
    // All that is dealt counts at once, when it lies there.
    if (i === 0 || !isDealing(i - 1)) dealt = i;
    return isDealing(i + 1) ? null : dealLuck(dealt, i);
  });
};
