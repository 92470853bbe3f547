import { describe, expect, test } from 'vitest';
import { vorZwoelf } from '../5vor12/index.ts';
import { pick, seeded } from '../dice.ts';
import type { AnyBot, AnyGame, OptionValues, SeriesOptions } from '../game.ts';
import { GAMES, gameById } from '../games.ts';
import { itemAt } from '../lists.ts';
import { qwinto } from '../qwinto/index.ts';
import { parseRecord } from '../record/reading/parse-record.ts';
import { formatEvent, formatRecord, parseEvent, replayRecord } from '../record/record.ts';
import { type AnyMatch, diagramOf, Match, readFullView } from './match.ts';
import { playOut } from './play-out.ts';

const OPTIONS: { readonly [game: string]: OptionValues } = { finito: { roundLimit: 6 } };
const SERIES: SeriesOptions = { rounds: 2, target: 0, by: 'points' };

const randomBot = (game: AnyGame): AnyBot => ({
  id: 'random',
  choose: (view, dice) => pick(dice, [...game.moves(view)]),
});

const whole = (game: AnyGame, series: SeriesOptions | null, seed = 'match'): AnyMatch => {
  const players = [randomBot(game), randomBot(game)];
  const options = { ...game.options, ...OPTIONS[game.id] };
  return playOut({ game, seats: 2, options, series, players, dice: seeded(`${seed}/${game.id}`) });
};

const cases = GAMES.flatMap((game) => [
  [game.id, 'alone', whole(game, null)] as const,
  [game.id, 'in a series', whole(game, SERIES)] as const,
]);

describe.each(cases)('a match of %s %s', (_id, _how, match) => {
  const { game, series } = match;

  test('ends, and its events alone lead to the same state', () => {
    expect(match.turn.kind).toBe('over');
    const { seats, options } = match;
    const again = match.events.reduce(
      (now, event) => now.after(event),
      Match.begin({ game, seats, options, series }),
    );
    expect(again.state).toEqual(match.state);
  });

  test('refuses nothing that has happened, and everything once it is over', () => {
    let now: AnyMatch = match.at(0);
    for (const event of match.events) {
      const played = now.play(event);
      if ('refusal' in played) throw new Error(`${formatEvent(game, event)}: ${played.refusal.code}`);
      now = played.match;
    }
    expect(now.play(itemAt(match.events, 0))).toEqual({ refusal: { code: 'over' } });
  });

  test('is as it was at any earlier moment, also after another way was taken from there', () => {
    const half = Math.floor(match.length / 2);
    const before = match.at(half);
    const state = structuredClone(before.state);
    let other = before;
    for (let n = 0; n < 20 && other.turn.kind !== 'over'; n++) {
      const { turn } = other;
      const seat = turn.kind === 'players' ? itemAt(turn.seats, turn.seats.length - 1) : 0;
      other =
        turn.kind === 'chance'
          ? other.settle(seeded(n))
          : other.after({ kind: 'move', seat, move: itemAt([...other.moves(seat)], 0) });
    }
    expect(before.state).toEqual(state);
    expect(match.at(half).state).toEqual(state);
    expect(match.turn.kind).toBe('over');
    expect(other.events.slice(0, half)).toEqual(match.events.slice(0, half));
  });

  test('takes back to a seat’s last decision', () => {
    const back = match.takeBack(0);
    if (!back) throw new Error('seat 0 has decided');
    expect(match.events[back.length]).toMatchObject({ kind: 'move', seat: 0 });
    expect(
      match.events.slice(back.length + 1).some((event) => event.kind === 'move' && event.seat === 0),
    ).toBe(false);
    expect(back.decisions(0)).toBe(match.decisions(0) - 1);
    expect(match.at(0).takeBack(0)).toBeUndefined();
  });

  test('tells every piece of news once, whatever the steps in which one asks', () => {
    for (const viewer of [null, 0, 1]) {
      const atOnce = match.news(viewer, 0);
      const oneByOne = Array.from({ length: match.length }, (_, i) => match.at(i + 1).news(viewer, i)).flat();
      expect(oneByOne).toEqual(atOnce);
    }
    expect(match.news(null, match.length)).toEqual([]);
  });

  test('forgets what it is told to, and goes on', () => {
    const from = Math.floor(match.length / 2);
    const short = match.at(from + 3).forgetBefore(from);
    expect(short.length).toBe(from + 3);
    expect(short.news(null, from)).toEqual(match.at(from + 3).news(null, from));
    expect(() => short.at(from - 1)).toThrow('forgotten');
    expect(() => short.events).toThrow('forgotten');
    const rest = match.events.slice(from + 3).reduce((now, event) => now.after(event), short);
    expect(rest.state).toEqual(match.state);
    expect(rest.length).toBe(match.length);
  });

  test('shows the game itself, and the rounds around it only where there are some', () => {
    for (let n = 0; n <= match.length; n += 7) {
      const now = match.at(n);
      for (const viewer of [null, 0, 1]) {
        const { view, rounds } = now.matchView(viewer);
        expect(view).toEqual(now.view(viewer));
        expect(readFullView(series, now.fullView(viewer)).view).toEqual(view);
        expect(diagramOf(game, series, now.fullView(viewer))).toBe(now.diagram(viewer));
        expect(now.diagram(viewer).endsWith(game.notation.diagram(view))).toBe(true);
        expect(rounds).toEqual(series === null ? undefined : now.rounds);
        expect(game.notation.diagram(view)).not.toBe('');
      }
    }
    expect(match.rounds.length).toBe(series === null ? 0 : 2);
  });

  test('survives its record', () => {
    const record = match.record({ names: ['Ada', 'Bob'] });
    const parsed = parseRecord(formatRecord(record, gameById), gameById);
    if ('error' in parsed) throw new Error(parsed.error.code);
    const replay = replayRecord(parsed.record, gameById);
    expect(replay.error).toBeUndefined();
    expect(replay.match.state).toEqual(match.state);
    expect(replay.match.record({ names: ['Ada', 'Bob'] })).toEqual(record);
  });

  test('writes events as text that reads back', () => {
    for (const event of match.events)
      expect(parseEvent(game, match.seats, formatEvent(game, event))).toEqual(event);
  });
});

test('in a series, the finished round can be looked at until somebody moves in the next', () => {
  const match = whole(vorZwoelf, SERIES);
  const start = match.events.findIndex((_, i) => match.at(i + 1).rounds.length === 1) + 1;
  const { previous } = match.at(start).matchView(null);
  expect(previous && match.game.turn(previous).kind).toBe('over');
  const moved = match.events.findIndex((event, i) => i >= start && event.kind === 'move') + 1;
  expect(match.at(moved).matchView(null).previous).toBeUndefined();
});

test('says why an event cannot happen', () => {
  const match = Match.begin({ game: qwinto, seats: 2, options: { ...qwinto.options, firstSeat: 'given' } });
  const dice = { kind: 'move', seat: 0, move: { type: 'dice', colours: 'o' } } as const;
  expect(match.turn).toEqual({ kind: 'players', seats: [0] });
  expect(match.play({ ...dice, seat: 1 })).toEqual({ refusal: { code: 'not-your-turn' } });
  expect(match.play({ kind: 'chance', outcome: { type: 'first', seat: 1 } })).toEqual({
    refusal: { code: 'not-chance' },
  });
  const rolling = match.after(dice);
  expect(rolling.play(dice)).toEqual({ refusal: { code: 'not-your-turn' } });
  expect(rolling.play({ kind: 'chance', outcome: { type: 'roll', faces: [0, 0, 3] } })).toEqual({
    refusal: { code: 'impossible-outcome' },
  });
  expect(match.check(0, { type: 'keep' })).toEqual({ code: 'not-now', phase: 'dice' });
});

test('[V-8] the seat that was said to begin does, and the record keeps it', () => {
  const random = randomBot(vorZwoelf);
  const setup = { game: vorZwoelf, seats: 3, options: vorZwoelf.options, players: [random, random, random] };
  for (const series of [null, SERIES]) {
    const match = playOut({ ...setup, series, first: 1, dice: seeded('first') });
    const start = match.events.findIndex((event) => event.kind === 'move' && event.move.type === 'draw');
    expect(match.events[start]).toMatchObject({ seat: 1 });
    const text = formatRecord(match.record(), gameById);
    expect(text).toContain('\nfirst B\n');
    const parsed = parseRecord(text, gameById);
    if ('error' in parsed) throw new Error(parsed.error.code);
    const replay = replayRecord(parsed.record, gameById);
    expect(replay.error).toBeUndefined();
    expect(replay.match.state).toEqual(match.state);
    // Without that line it is another game, and refused where the wrong seat moves.
    expect(replayRecord({ ...parsed.record, first: 0 }, gameById).error).toMatchObject({ code: 'refused' });
  }
});

test('who begins is not said where the rules decide it', () => {
  const { options } = qwinto;
  expect(Match.begin({ game: qwinto, seats: 3, options, first: 2 }).first).toBe(0);
  const given = { ...options, firstSeat: 'given' } as const;
  expect(Match.begin({ game: qwinto, seats: 3, options: given, first: 2 }).turn).toEqual({
    kind: 'players',
    seats: [2],
  });
});

test('throws the dice once for each event of chance', () => {
  let thrown = 0;
  const die = seeded(1);
  const match = Match.begin({ game: vorZwoelf, seats: 2, options: vorZwoelf.options }).settle(() => {
    thrown++;
    return die();
  });
  expect(match.length).toBe(thrown);
  expect(thrown).toBeGreaterThan(0);
});

test.each([
  ['', 'nothing'],
  ['A', 'no move'],
  [' a1', 'no actor'],
  ['C a1', 'a seat that is not there'],
  ['A z9', 'no square'],
  ['* tile', 'no tile'],
  ['* ', 'no outcome'],
  ['a a1', 'a small letter'],
])('an event is not read from “%s”: %s', (text) => {
  expect(parseEvent(vorZwoelf, 2, text)).toBeUndefined();
});

test('a seat that decides at the same time as others is asked the same, however late it answers', () => {
  const options = { ...qwinto.options, firstSeat: 'given' as const };
  const dice = seeded('asked');
  const start = Match.begin({ game: qwinto, seats: 3, options });
  const rolled = start.after({ kind: 'move', seat: 0, move: { type: 'dice', colours: 'oyp' } }).settle(dice);
  const kept = rolled.after({ kind: 'move', seat: 0, move: { type: 'keep' } });
  const others = [1, 0].reduce(
    (now, seat) => now.after({ kind: 'move', seat, move: { type: 'skip' } }),
    kept,
  );
  expect(others.view(2)).not.toEqual(kept.view(2));
  expect(others.atDecision(2).view(2)).toEqual(kept.view(2));
  expect(kept.atDecision(0).length).toBe(kept.length);
  expect(rolled.atDecision(0).length).toBe(rolled.length);
});

test('[R-29] players are refused every move of the clock by its kind; records keep them', () => {
  const game = itemAt(
    GAMES.filter(({ clock }) => clock !== undefined),
    0,
  );
  const options = { ...game.options, startDraw: 'none', threePairsRedeal: false };
  const match: AnyMatch = Match.begin({ game, seats: 2, options }).settle(seeded('clock'));
  const timeUp = match.timeUp(0);
  if (timeUp === undefined) throw new Error('the clock has no move');
  expect(match.check(0, timeUp)).toBeUndefined();
  expect(match.checkOwn(0, timeUp)).toEqual({ code: 'clocks-own' });
  expect(match.refuse({ kind: 'move', seat: 0, move: timeUp })).toBeUndefined();
  const [move] = match.moves(0);
  if (move === undefined) throw new Error('there is no move');
  expect(match.checkOwn(0, move)).toBeUndefined();
  expect(match.checkOwn(1, move)).toEqual({ code: 'not-your-turn' });
});
