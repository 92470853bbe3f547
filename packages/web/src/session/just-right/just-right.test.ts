import { firstRating, isJustRight, justRightId, strengthFor, strengthOf } from '@crescendo/bots/just-right';
import { gameById } from '@crescendo/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { bot, person } from '../../../test/support/listed.ts';
import type { FinishedGame } from '../saved/finished-games.ts';
import type { SavedGame } from '../saved/saved-games.ts';
import type { GameSetup, Player } from '../setup/game-setup.ts';
import { justRightAfter } from './after-game.ts';
import { ratingAfter, whyNotRated } from './player-rating.ts';

const START = strengthFor('finito', firstRating('finito')!)!;
const me: Player = { kind: 'human', name: '' };
const giusto = (strength: number, fixed = false): Player => ({
  kind: 'bot',
  level: justRightId(strength),
  name: '',
  ...(fixed && { fixed: true }),
});

let count = 0;
const played = (winners: readonly number[], changes: Partial<FinishedGame> = {}): FinishedGame => ({
  id: `game ${++count}`,
  game: 'finito',
  at: count,
  seat: 0,
  players: [person(''), bot('casual')],
  scores: [12, 10],
  winners,
  isSeries: false,
  ...changes,
});

const setup = (players: readonly Player[], game = 'finito'): GameSetup => ({
  game,
  preset: '',
  options: gameById(game)!.options,
  series: null,
  players,
  clock: 0,
  seed: 'x',
});

test('wins against the same bot raise the rating, losses lower it, other games leave it alone', () => {
  const rate = (...games: readonly FinishedGame[]) => ratingAfter('finito', games)!.mean;
  const none = rate();
  expect(rate(played([0]))).toBeGreaterThan(none);
  expect(rate(played([1]))).toBeLessThan(none);
  expect(rate(played([0]), played([0]))).toBeGreaterThan(rate(played([0])));
  expect(rate(played([0], { game: 'qwinto' }))).toBe(none);
  expect(ratingAfter('unmeasured', [])).toBeUndefined();
});

test('what says nothing about the player does not count', () => {
  const kinds = [
    [{ players: [person('')] }, 'alone'],
    [{ hints: 1 }, 'hints'],
    [{ takenBack: 2 }, 'taken-back'],
    [{ headStart: true }, 'head-start'],
    [{ players: [person(''), bot('collector')] }, 'unknown-opponent'],
    [{ players: [person(''), bot('casual'), person('')] }, 'unknown-opponent'],
  ] as const;
  const fresh = ratingAfter('finito', []);
  for (const [changes, why] of kinds) {
    const one = played([0], changes);
    expect(whyNotRated(one)).toBe(why);
    expect(ratingAfter('finito', [one])).toEqual(fresh);
  }
  expect(whyNotRated(played([0]))).toBeUndefined();
});

test('after a game it is told whether the next one will be harder, also later', () => {
  const me0 = [person(''), bot(justRightId(START) as never)];
  const won = played([0], { players: me0 });
  const lost = played([1], { players: me0 });
  const after = (game: FinishedGame, all: readonly FinishedGame[], players = [me, giusto(START)]) =>
    justRightAfter({ id: game.id, setup: setup(players) }, all);
  const changed = (change: string) => ({ strength: START, change, isLuck: false });
  expect(after(won, [won])).toEqual(changed('stronger'));
  expect(after(lost, [lost])).toEqual(changed('weaker'));
  expect(after(won, [won, lost, lost])).toEqual(changed('stronger'));
  expect(after(won, [won], [me, giusto(START, true)])).toMatchObject({ change: 'fixed' });
  const hinted = played([0], { players: me0, hints: 2 });
  expect(after(hinted, [hinted])).toMatchObject({ change: 'hints' });
  const back = played([0], { players: me0, takenBack: 1 });
  expect(after(back, [back])).toMatchObject({ change: 'takenBack' });
  expect(after(won, [])).toBeUndefined();
  expect(after(won, [won], [me, { kind: 'bot', level: 'casual', name: '' }])).toBeUndefined();
});

test('who loses again and again in spite of hints gets a weaker opponent, and is told so', () => {
  const players = [person(''), bot(justRightId(START) as never)];
  const helped = Array.from({ length: 3 }, (_, i) =>
    played([1], { players, ...(i === 1 ? { takenBack: 1 } : { hints: 3 }) }),
  );
  const after = (games: readonly FinishedGame[]) =>
    justRightAfter({ id: games.at(-1)!.id, setup: setup([me, giusto(START)]) }, games)!.change;
  expect(after(helped.slice(0, 1))).toBe('hints');
  expect(after(helped.slice(0, 2))).toBe('helped');
  expect(after(helped)).toBe('helped');
  const strength = (games: readonly FinishedGame[]) => strengthFor('finito', ratingAfter('finito', games)!)!;
  expect(strength(helped.slice(0, 2))).toBeLessThan(START);
  expect(strength(helped)).toBeLessThanOrEqual(strength(helped.slice(0, 2)));
  // With hints one does not become stronger, but is losing no more.
  expect(strength([...helped, played([0], { players, hints: 1 })])).toBe(START);
});

test('at the weakest level a loss changes nothing, and that is said', () => {
  const floor = strengthFor('finito', { mean: 0, spread: 80, games: 20, row: -9 })!;
  const players = [person(''), bot(justRightId(floor) as never)];
  const games = Array.from({ length: 12 }, () => played([1], { players }));
  const last = games.at(-1)!;
  expect(justRightAfter({ id: last.id, setup: setup([me, giusto(floor)]) }, games)).toEqual({
    strength: floor,
    change: 'same',
    isLuck: false,
  });
});

test('luck is taken out of a result where it was counted, and that is told where it makes a difference', () => {
  const players = [person(''), bot(justRightId(START) as never)];
  const after = (winner: number, adjusted: number) => {
    const game = played([winner], { players, adjusted });
    return justRightAfter({ id: game.id, setup: setup([me, giusto(START)]) }, [game]);
  };
  expect(after(0, 0.9)).toMatchObject({ change: 'stronger', isLuck: false });
  expect(after(0, 0.2)).toMatchObject({ change: 'weaker', isLuck: true });
  expect(after(1, 0.8)).toMatchObject({ change: 'stronger', isLuck: true });
  expect(after(1, 0.1)).toMatchObject({ change: 'weaker', isLuck: false });
  const rate = (adjusted: number) => ratingAfter('finito', [played([0], { adjusted })])!.mean;
  expect(rate(0.6)).toBeGreaterThan(rate(0.5));
});

/** A page that has just been opened: nothing is in memory. */
const load = async () => ({
  ...(await import('./opponent.ts')),
  ...(await import('../saved/finished-games.ts')),
  ...(await import('../setup/setup-choice.ts')),
  ...(await import('./equal-luck.ts')),
});
let page: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  vi.resetModules();
  page = await load();
});

const saved = (players: readonly Player[], winner: string, changes: Partial<SavedGame> = {}): SavedGame => ({
  version: 1,
  id: `saved ${++count}`,
  setup: setup(players),
  record: `crescendo 1\ngame finito\nseats 2\nresult 12 10 winners ${winner}\n\n`,
  decisions: 20,
  over: true,
  updated: count,
  ...changes,
});

const levelOf = (choice: { readonly players: readonly Player[] }): string => {
  const [, other] = choice.players;
  if (other?.kind !== 'bot') throw new Error('no bot');
  return other.level;
};

test('somebody new plays against a bot that is just right, and it follows what is finished here', () => {
  const choice = page.defaultChoice(gameById('finito')!, '');
  expect(levelOf(page.withStrengthToday(choice))).toBe(justRightId(START));
  page.addFinishedGame(saved([me, giusto(START)], 'A'));
  const harder = strengthOf(levelOf(page.withStrengthToday(choice)))!;
  expect(harder).toBeGreaterThan(START);
  expect(page.strengthToday('finito')).toBe(harder);
  page.addFinishedGame(saved([me, giusto(harder)], 'B', { hints: 1 }));
  expect(page.strengthToday('finito')).toBe(harder);
  page.addFinishedGame(saved([me, giusto(harder)], 'B'));
  expect(page.strengthToday('finito')).toBeLessThan(harder);
});

test('the luck of a rated game is counted once, with the first part of a review', async () => {
  const game = saved([me, giusto(START)], 'A');
  const hinted = saved([me, giusto(START)], 'A', { hints: 1 });
  const inSeries = { ...saved([me, giusto(START)], 'A') };
  page.addFinishedGame(game);
  page.addFinishedGame(hinted);
  page.addFinishedGame({
    ...inSeries,
    setup: { ...inSeries.setup, series: { rounds: 3, target: 0, by: 'wins' } },
  });
  const asked: { readonly record: string; readonly seats: readonly number[] }[] = [];
  let stops = 0;
  const seat = { adjusted: 0.3 };
  const start: Parameters<typeof page.countLuck>[2] = (request, tell) => {
    asked.push(request);
    setTimeout(() => {
      const curve = { isCalibrated: true, seats: [null, null] } as never;
      const counted = { isCalibrated: true, seats: [seat, null] } as never;
      tell({ kind: 'progress', share: 0, review: curve });
      tell({ kind: 'progress', share: 0.1, review: null });
      tell({ kind: 'progress', share: 0.2, review: counted });
    });
    return () => stops++;
  };
  for (const one of [game, hinted, inSeries]) await page.countLuck(one.id, one.record, start);
  await page.countLuck(game.id, game.record, start);
  expect(asked).toEqual([{ game: 'finito', record: game.record, round: 1, seats: [0] }]);
  expect(stops).toBe(1);
  const list = page.finishedGames();
  expect(list.find(({ id }) => id === game.id)?.adjusted).toBe(0.3);
  expect(list.filter(({ adjusted }) => adjusted !== undefined)).toHaveLength(1);
});

test('a game whose luck cannot be counted is rated by its result', async () => {
  const game = saved([me, giusto(START)], 'A');
  page.addFinishedGame(game);
  for (const response of [
    { kind: 'failed', error: 'no memory' },
    { kind: 'not-learnt' },
    { kind: 'done', review: { isCalibrated: false, seats: [{ adjusted: 0.1 }] } as never },
  ] as const)
    await page.countLuck(game.id, game.record, (_, tell) => {
      setTimeout(() => tell(response));
      return () => undefined;
    });
  expect(page.finishedGames().find(({ id }) => id === game.id)).not.toHaveProperty('adjusted');
});

test('a fixed strength and a chosen level stay', () => {
  page.addFinishedGame(saved([me, giusto(START)], 'A'));
  const choice = page.defaultChoice(gameById('finito')!, '');
  const fixed = { ...choice, players: [me, giusto(901, true)] };
  expect(page.withStrengthToday(fixed)).toEqual(fixed);
  const casual = { ...choice, players: [me, { kind: 'bot', level: 'casual', name: '' } as const] };
  expect(page.withStrengthToday(casual)).toEqual(casual);
});

test('only a measured game has one', () => {
  expect(isJustRight(levelOf(page.defaultChoice(gameById('finito')!, '')))).toBe(true);
  const unmeasured = { ...gameById('finito')!, id: 'unmeasured' };
  expect(levelOf(page.defaultChoice(unmeasured, ''))).toBe('casual');
  expect(page.justRightBot('unmeasured')).toBeUndefined();
});
