// Going away: what code that does not hold a Match yet still calls.
import { pickWeighted } from './dice.ts';
import type { AnyTypes, Bot, ChanceEvent, Dice, Event, Game, GameTypes, Turn } from './game.ts';
import { type Match, playOut } from './match.ts';
import type { GameRecord, Lookup } from './record.ts';
import { inSeries } from './series.ts';

export const roll = <G extends GameTypes>(game: Game<G>, state: G['State'], dice: Dice): ChanceEvent<G> => ({
  kind: 'chance',
  outcome: pickWeighted(dice, game.chances(state)),
});

export const settle = <G extends GameTypes>(game: Game<G>, state: G['State'], dice: Dice): G['State'] => {
  let now = state;
  while (game.turn(now).kind === 'chance') now = game.apply(now, roll(game, now, dice));
  return now;
};

export const freshNews = (before: AnyTypes, after: AnyTypes, seen: AnyTypes): readonly AnyTypes[] => {
  const old = new Set<object>(before.news);
  return after.news.flatMap((item: object, i: number) => (old.has(item) ? [] : [seen.news[i]]));
};

export const gameOf = (record: GameRecord, lookup: Lookup): AnyTypes => {
  const game = lookup(record.game)!;
  return record.series === null ? game : inSeries(game, record.series);
};

interface LegacySetup<G extends GameTypes> {
  readonly seats: number;
  readonly options: AnyTypes;
  readonly players: readonly Bot<G>[];
  readonly dice: Dice;
  readonly limit?: number;
  readonly tell?: (event: Event<G>, before: G['State']) => void;
}

export const play = <G extends GameTypes>(
  game: Game<G>,
  setup: LegacySetup<G>,
): { readonly state: G['State']; readonly turn: Turn; readonly events: number } => {
  const tell = (event: Event<G>, before: Match<G>) => setup.tell?.(event, before.state as AnyTypes);
  const match = playOut<G>({ ...setup, game, tell });
  return { state: match.state as AnyTypes, turn: match.turn, events: match.length };
};

export interface LegacyReplay {
  readonly game: AnyTypes;
  readonly states: readonly AnyTypes[];
  readonly turn: Turn;
}

export const legacyReplay = (match: Match<AnyTypes>): LegacyReplay => ({
  game: match.series === null ? match.game : inSeries(match.game, match.series),
  states: Array.from({ length: match.length + 1 }, (_, n) => match.at(n).state),
  turn: match.turn,
});
