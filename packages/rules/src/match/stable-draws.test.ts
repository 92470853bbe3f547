import { describe, expect, test } from 'vitest';
import { vorZwoelf } from '../5vor12/index.ts';
import { pick, seeded } from '../dice.ts';
import { finito } from '../finito/index.ts';
import type { AnyBot, AnyGame, OptionValues, SeriesOptions } from '../game.ts';
import { GAMES } from '../games.ts';
import { range } from '../lists.ts';
import { type Colours, type Qwinto, qwinto, type State } from '../qwinto/index.ts';
import { rummikub } from '../rummikub/index.ts';
import { type AnyMatch, Match } from './match.ts';
import { playOut } from './play-out.ts';
import { sourceOf, stableDraws } from './stable-draws.ts';

const SHORT: OptionValues = { roundLimit: 40 };

/** Players who choose by their own dice, in a game with this luck. */
const game = (
  rules: AnyGame,
  luck: string,
  choices: string,
  series: SeriesOptions | null = null,
): AnyMatch => {
  const player: AnyBot = { id: 'random', choose: (view, dice) => pick(dice, [...rules.moves(view)]) };
  const options = { ...rules.options, ...(rules.id === 'finito' ? SHORT : {}) };
  const setup = { game: rules, seats: 2, options, series, players: [player, player], limit: 3000 };
  return playOut({ ...setup, dice: seeded(choices), draws: stableDraws(luck) });
};

/** Lists the outcomes of each queue, in order; a reroll stands apart. */
const queues = (match: AnyMatch): Map<string, string[]> => {
  const given = new Map<string, string[]>();
  for (const [i, event] of match.events.entries()) {
    if (event.kind !== 'chance') continue;
    const { queue, reroll } = sourceOf(match.game, match.at(i).state);
    const key = reroll === undefined ? queue : `${queue} again`;
    given.set(key, [...(given.get(key) ?? []), match.game.notation.chance.format(event.outcome)]);
  }
  return given;
};

/** The part of the outcomes that two games have in common, queue by queue. */
const common = (one: AnyMatch, other: AnyMatch): number => {
  const [mine, yours] = [queues(one), queues(other)];
  let [same, all] = [0, 0];
  for (const [queue, outcomes] of mine)
    for (const [n, outcome] of outcomes.entries()) {
      const its = yours.get(queue)?.[n];
      if (its === undefined) continue;
      all++;
      if (its === outcome) same++;
    }
  return same / all;
};

describe.each(GAMES.map((rules) => [rules.id, rules] as const))('%s with stable draws', (_id, rules) => {
  test('gives the same choices the same game, and another seed another', () => {
    expect(game(rules, 'luck', 'a').events).toEqual(game(rules, 'luck', 'a').events);
    expect(game(rules, 'other', 'a').events).not.toEqual(game(rules, 'luck', 'a').events);
  });

  test('goes on as before when something was taken back or forgotten', () => {
    const match = game(rules, 'luck', 'a');
    const last = match.events.findLastIndex(({ kind }) => kind === 'chance');
    const outcome = match.events[last];
    expect(match.at(last).roll(stableDraws('luck'))).toEqual(outcome);
    expect(
      match
        .at(last)
        .forgetBefore(last - 3)
        .roll(stableDraws('luck')),
    ).toEqual(outcome);
    // Back to the middle, another way from there, and forward again on the old one.
    const middle = match.at(Math.floor(match.length / 2));
    const forked = match.events.slice(middle.length, last).reduce((now, event) => now.after(event), middle);
    expect(forked.roll(stableDraws('luck'))).toEqual(outcome);
  });

  test('the luck of a round does not depend on the rounds before', () => {
    const series: SeriesOptions = { rounds: 2, target: 0, by: 'points' };
    const second = (choices: string): string => {
      const match = game(rules, 'luck', choices, series);
      const start = range(match.length).find((length) => match.at(length).rounds.length === 1);
      const drawn = match.eventsSince(start ?? 0).find(({ kind }) => kind === 'chance');
      return JSON.stringify(drawn);
    };
    expect(new Set(['a', 'b', 'c'].map(second)).size).toBe(1);
  });
});

describe('different choices meet the same luck', () => {
  test('in Finito! every roll and every counter is the same', () => {
    expect(common(game(finito, 'luck', 'a'), game(finito, 'luck', 'b'))).toBe(1);
  });

  test('in 5 vor 12 and Rummikub most tiles are: the others are gone', () => {
    for (const rules of [vorZwoelf, rummikub] as AnyGame[]) {
      const parts = range(8).map((n) => common(game(rules, `luck ${n}`, 'a'), game(rules, `luck ${n}`, 'b')));
      expect(parts.reduce((sum, part) => sum + part, 0) / 8).toBeGreaterThan(0.6);
    }
  });

  test('in Qwinto each die of a turn shows the same, whichever are rolled, and so does its second roll', () => {
    const draws = stableDraws('luck');
    const options = { ...qwinto.options, firstSeat: 'given' as const };
    const start = Match.begin({ game: qwinto, seats: 2, options });
    const faces = ({ state }: Pick<Match<Qwinto>, 'state'>) => (state as State).faces;
    const rolled = (colours: Colours) => {
      const first = start.after({ kind: 'move', seat: 0, move: { type: 'dice', colours } }).settle(draws);
      const second = first.after({ kind: 'move', seat: 0, move: { type: 'reroll' } }).settle(draws);
      return [faces(first), faces(second)] as const;
    };
    const [all, again] = rolled('oyp');
    expect(rolled('y')).toEqual([
      [0, all[1], 0],
      [0, again[1], 0],
    ]);
    expect(rolled('op')).toEqual([
      [all[0], 0, all[2]],
      [again[0], 0, again[2]],
    ]);
  });
});

test('every piece is as likely as its weight says, also after others were drawn', () => {
  const start = Match.begin({ game: vorZwoelf, seats: 2, options: { ...vorZwoelf.options, highest: 5 } });
  for (const drawnBefore of [0, 2]) {
    const counts = new Map<number, number>();
    for (const seed of range(6000)) {
      const draws = stableDraws(`fair ${seed}`);
      let match = start;
      for (let i = 0; i < drawnBefore; i++) match = match.after(match.roll(draws));
      const { tile } = match.roll(draws).outcome;
      counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
    // 1200 each; five standard deviations are 155.
    expect(counts.size).toBe(5);
    for (const count of counts.values()) expect(Math.abs(count - 1200)).toBeLessThan(155);
  }
});

test('two draws of a seat are independent: a pair comes as often as it should', () => {
  const start = Match.begin({ game: finito, seats: 1, options: { ...finito.options, counters: 4, open: 2 } });
  const pairs = new Map<string, number>();
  for (const seed of range(6000)) {
    const draws = stableDraws(`pair ${seed}`);
    const one = start.after(start.roll(draws));
    const text = JSON.stringify([one.events[0], one.roll(draws)]);
    pairs.set(text, (pairs.get(text) ?? 0) + 1);
  }
  // Twelve ordered pairs of four counters, 500 each; five standard deviations are 107.
  expect(pairs.size).toBe(12);
  for (const count of pairs.values()) expect(Math.abs(count - 500)).toBeLessThan(107);
});
