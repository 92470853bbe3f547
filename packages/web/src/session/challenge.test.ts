import { botFor } from '@crescendo/bots';
import {
  type AnyGame,
  type AnyMatch,
  finito,
  formatRecord,
  GAMES,
  itemAt,
  Match,
  pick,
  randomPlayOptions,
  range,
  seeded,
  stableDraws,
} from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import {
  betterOf,
  challengeText,
  divergence,
  readChallenge,
  unpackChallenge,
  whyNoChallenge,
} from './challenge.ts';
import type { SavedGame } from './saved/saved-games.ts';

/** Seat 0 chooses at random by these dice, the bot by its own number. */
const played = async (game: AnyGame, choices: string, luck = 'luck'): Promise<AnyMatch> => {
  const options = randomPlayOptions(game);
  const draws = stableDraws(luck);
  const bot = await botFor(game, 'greedy');
  const dice = seeded(choices);
  let match: AnyMatch = Match.begin({ game, seats: 2, options }).settle(draws);
  while (match.turn.kind === 'players' && match.length < 1500) {
    const seat = itemAt(match.turn.seats, 0);
    const own = match.decisions(0) < 3 && choices !== 'a' && seat === 0;
    const move = own
      ? pick(dice, [...match.moves(0)])
      : bot!.choose(match.atDecision(seat).view(seat), seeded(`${luck}:${match.decisions(seat)}:${seat}`));
    match = match.after({ kind: 'move', seat, move }).settle(draws);
  }
  return match;
};

const saved = (match: AnyMatch, luck = 'luck'): SavedGame => ({
  version: 1,
  id: 'g',
  setup: {
    game: match.game.id,
    preset: '',
    options: match.options,
    series: null,
    players: [
      { kind: 'human', name: '' },
      { kind: 'bot', level: 'casual', name: '' },
    ],
    clock: 0,
    seed: luck,
    draws: 'stable',
  },
  record: formatRecord(match.record({ names: ['', ''] }), () => match.game),
  decisions: 1,
  over: match.turn.kind === 'over',
  updated: 0,
});

describe.each(GAMES.map((game) => [game.id, game] as const))('a challenge of %s', (_id, game) => {
  test('travels as a short text and comes back as the same game', async () => {
    const match = await played(game, 'a');
    expect(match.turn.kind).toBe('over');
    const text = await challengeText(saved(match), game, 'Ada');
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(6000);
    const unpacked = await unpackChallenge(text);
    expect(unpacked?.game).toBe(game.id);
    const challenge = readChallenge(unpacked!.text, game);
    expect(challenge).toMatchObject({ name: 'Ada', seat: 0, takenBack: 0 });
    expect(challenge?.match.events).toEqual(match.events);
    expect(challenge?.setup).toEqual(saved(match).setup);
    // Nobody who looks at the link sees a draw in it.
    expect(unpacked?.text).not.toMatch(/^\*/m);
  });

  test('a name in a link is no longer than others, and shows all that it is', async () => {
    const named = async (name: string): Promise<string | undefined> => {
      const text = await challengeText(saved(await played(game, 'a')), game, name);
      return readChallenge((await unpackChallenge(text))?.text ?? '', game)?.name;
    };
    expect(await named('W'.repeat(5000))).toBe('W'.repeat(24));
    expect(await named('Ada\u202Enioj')).toBe('Adanioj');
  });

  test('says where two games went apart', async () => {
    const [one, same, other] = await Promise.all([played(game, 'a'), played(game, 'a'), played(game, 'b')]);
    expect(divergence(one, same, 0)).toBeUndefined();
    const apart = divergence(one, other, 0);
    expect(apart?.why).toBe('choice');
    const [a, b] = apart!.events;
    // Until then both saw the same; from there on they did not choose the same.
    expect(one.at(a!).atDecision(0).view(0)).toEqual(other.at(b!).atDecision(0).view(0));
    expect(one.events[a!]).not.toEqual(other.events[b!]);
  });
});

test('what is damaged, not over or of another kind is no challenge', async () => {
  const game = GAMES[0]!;
  const match = await played(game, 'a');
  const { text } = (await unpackChallenge(await challengeText(saved(match), game, 'Ada')))!;
  const lines = text.trimEnd().split('\n');
  for (const broken of [
    text.replace('fair seed', 'fair soil'),
    text.replace('fair draws "stable"', 'fair draws "free"'),
    text.replace('",casual"', '"casual,casual"'),
    text.replace('",casual"', '",genius"'),
    lines.slice(0, -1).join('\n'),
    'crescendo 1',
  ]) {
    expect(broken).not.toBe(text);
    expect(readChallenge(broken, game)).toBeUndefined();
  }
  expect(await unpackChallenge('nonsense!')).toBeUndefined();
  expect(await unpackChallenge('')).toBeUndefined();
});

test('only a whole game of one person with stable luck can be one', async () => {
  const game = saved(await played(GAMES[0]!, 'a'));
  expect(whyNoChallenge(game)).toBeUndefined();
  expect(whyNoChallenge({ ...game, over: false })).toBe('not-over');
  expect(whyNoChallenge({ ...game, from: 'x' })).toBe('continued');
  expect(whyNoChallenge({ ...game, setup: { ...game.setup, lesson: true } })).toBe('lesson');
  const { draws: _, ...old } = game.setup;
  expect(whyNoChallenge({ ...game, setup: old })).toBe('old');
  const both = game.setup.players.map(() => ({ kind: 'human', name: '' }) as const);
  expect(whyNoChallenge({ ...game, setup: { ...game.setup, players: both } })).toBe('several');
});

test('who won did better, and then who has more points', async () => {
  const games = await Promise.all(['a', 'b', 'c'].map((choices) => played(GAMES[3]!, choices)));
  const [one, other] = [games[0]!, games[1]!];
  expect(betterOf(one, one, 0)).toBe('equal');
  expect([betterOf(one, other, 0), betterOf(other, one, 0)].sort()).toEqual(
    betterOf(one, other, 0) === 'equal' ? ['equal', 'equal'] : ['mine', 'theirs'],
  );
});

/** A short game of Finito!, in which the winner always has as many points as there are counters. */
const shortGame = (choices: string): AnyMatch => {
  const options = { ...finito.options, counters: 4, open: 1, numbers: 6 };
  const draws = stableDraws('rolls');
  const dice = seeded(choices);
  let match: AnyMatch = Match.begin({ game: finito, seats: 2, options }).settle(draws);
  while (match.turn.kind === 'players') {
    const seat = itemAt(match.turn.seats, 0);
    match = match.after({ kind: 'move', seat, move: pick(dice, [...match.moves(seat)]) }).settle(draws);
  }
  return match;
};

test('of two wins with the same points the one with fewer rolls is better', () => {
  const wins = range(40)
    .map((n) => shortGame(`${n}`))
    .filter(({ turn }) => turn.kind === 'over' && turn.winners.join() === '0')
    .toSorted((a, b) => a.decisions(0) - b.decisions(0));
  const [quickest, slowest] = [itemAt(wins, 0), itemAt(wins, wins.length - 1)];
  expect(quickest.decisions(0)).toBeLessThan(slowest.decisions(0));
  expect([quickest, slowest].map(({ turn }) => turn.kind === 'over' && turn.scores[0])).toEqual([4, 4]);
  expect(betterOf(quickest, slowest, 0)).toBe('mine');
  expect(betterOf(slowest, quickest, 0)).toBe('theirs');
});

test('the link tells how many hints were used', async () => {
  const match = shortGame('hints');
  const packed = await challengeText({ ...saved(match, 'rolls'), hints: 3 }, match.game, 'Ada');
  const unpacked = await unpackChallenge(packed);
  expect(readChallenge(unpacked?.text ?? '', match.game)?.hints).toBe(3);
});
