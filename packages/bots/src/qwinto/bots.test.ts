import { createHash } from 'node:crypto';
import { type Bot, playOut, seeded } from '@crescendo/rules';
import { legalFields, type Move, type Qwinto, qwinto, sum, type View } from '@crescendo/rules/qwinto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameBots } from '../game-bots.ts';
import { loadBots as load } from './index.ts';
import { bytesOf } from './network/network.ts';
import { header, weights } from './weights/qwinto.ts';

let players: GameBots<Qwinto>;
beforeAll(async () => {
  players = await load();
});

const IDS = ['greedy', 'beginner', 'casual', 'strong', 'expert'] as const;

/** A bot that is watched: every view it was asked about, and what it chose. */
const watched = (bot: Bot<Qwinto>, seen: (view: View, move: Move) => void): Bot<Qwinto> => ({
  id: bot.id,
  choose: (view, dice, budget) => {
    const move = bot.choose(view, dice, budget);
    seen(view, move);
    return move;
  },
});

test('the weights are those that were made', () => {
  const bytes = bytesOf(weights);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(header.sha256);
  expect(bytes.length).toBe(header.arch[0]! * header.arch[1]! + header.arch[1]! * header.arch[2]!);
});

describe.each(IDS)('%s', (id) => {
  test.each([1, 2, 3, 4, 5, 6])('plays legally to the end with %i seats', (seats) => {
    const bot = watched(players.bots[id], (view, move) =>
      expect(qwinto.check(view, move), JSON.stringify(move)).toBeUndefined(),
    );
    const { turn } = playOut({
      game: qwinto,
      seats,
      options: qwinto.options,
      players: Array.from({ length: seats }, () => bot),
      dice: seeded(`legal ${seats}`),
      limit: 3000,
    });
    expect(turn.kind).toBe('over');
  });

  test.each([
    { dice: 2, width: 4 },
    { dice: 1, width: 9, faces: 4 },
    { misthrowLimit: 2, rowsToEnd: 3 },
  ])('plays a smaller game: %o', (options) => {
    const bot = watched(players.bots[id], (view, move) => expect(qwinto.check(view, move)).toBeUndefined());
    const { turn } = playOut({
      game: qwinto,
      seats: 2,
      options: { ...qwinto.options, ...options },
      players: [bot, bot],
      dice: seeded('small'),
      limit: 3000,
    });
    expect(turn.kind).toBe('over');
  });

  test('makes the same move of the same view and dice', () => {
    const bot = watched(players.bots[id], (view, move) => {
      const twice = [1, 2].map(() => players.bots[id].choose(view, seeded('same')));
      expect(twice[0]).toEqual(twice[1]);
      expect(qwinto.check(view, move)).toBeUndefined();
    });
    playOut({
      game: qwinto,
      seats: 2,
      options: qwinto.options,
      players: [bot, bot],
      dice: seeded('same'),
      limit: 120,
    });
  });

  test('writes something when it rolls and can', () => {
    let misthrows = 0;
    const bot = watched(players.bots[id], (view, move) => {
      if (move.type !== 'skip' || view.seat !== view.active) return;
      const sheet = view.sheets[view.seat]!;
      const isCheap = sheet.numbers.filter(Boolean).length < 6;
      if (isCheap && legalFields(sheet, view.colours!, sum(view.faces)).length > 0) misthrows++;
    });
    for (let game = 0; game < 5; game++)
      playOut({
        game: qwinto,
        seats: 2,
        options: qwinto.options,
        players: [bot, bot],
        dice: seeded(`early ${game}`),
      });
    expect(misthrows).toBe(0);
  });
});

describe.each(['bold', 'careful'] as const)('%s', (style) => {
  test.each(['beginner', 'casual', 'strong', 'expert'] as const)('%s plays legally to the end', (level) => {
    const even = players.bots[level];
    const styled = players.styles![style][level];
    let [others, decisions] = [0, 0];
    const bot = watched(styled, (view, move) => {
      expect(qwinto.check(view, move), JSON.stringify(move)).toBeUndefined();
      const seed = `decision ${decisions++}`;
      const [one, two] = [even, styled].map((player) => player.choose(view, seeded(seed)));
      if (qwinto.notation.move.format(one!) !== qwinto.notation.move.format(two!)) others++;
    });
    const { turn } = playOut({
      game: qwinto,
      seats: 3,
      options: qwinto.options,
      players: [bot, bot, even],
      dice: seeded(`${style} ${level}`),
      limit: 3000,
    });
    expect(turn.kind).toBe('over');
    expect(others).toBeGreaterThan(0);
  });
});

test('views and the moves the expert makes of them', async () => {
  const lines: string[] = [];
  for (const seats of [1, 2, 4]) {
    lines.push(`# ${seats} seats`);
    const bot = watched(players.bots.expert, (view, move) =>
      lines.push(`${'ABCDEF'[view.seat!]} ${qwinto.notation.move.format(move)}`),
    );
    const { turn } = playOut({
      game: qwinto,
      seats,
      options: qwinto.options,
      players: Array.from({ length: seats }, () => bot),
      dice: seeded(`golden ${seats}`),
    });
    lines.push(turn.kind === 'over' ? `= ${turn.scores.join(' ')}` : '?');
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden-moves.txt');
});

describe('levels err as people do', () => {
  /** Views of games between strong players. */
  const viewsOf = (games: number): readonly View[] => {
    const views: View[] = [];
    const bot = watched(players.bots.strong, (view) => views.push(view));
    for (let game = 0; game < games; game++)
      playOut({
        game: qwinto,
        seats: 2,
        options: qwinto.options,
        players: [bot, bot],
        dice: seeded(`errors ${game}`),
      });
    return views;
  };
  const LEVELS = ['beginner', 'casual', 'strong'] as const;
  type Tested = (typeof LEVELS)[number];

  /** Returns the share of such moves among those that a level makes in these views. */
  const often = (views: readonly View[], level: Tested, isSuch: (move: Move) => boolean): number => {
    const moves = views.flatMap((view, i) =>
      [1, 2, 3].map((n) => players.bots[level].choose(view, seeded(`${i} ${n}`))),
    );
    expect(moves.length).toBeGreaterThan(90);
    return moves.filter(isSuch).length / moves.length;
  };

  test('beginners look past a whole row, though the number would fit in many of its fields', () => {
    const views = viewsOf(40).filter((view) => {
      if (view.phase !== 'write' || view.seat === view.active || view.colours!.length > 1) return false;
      const free = legalFields(view.sheets[view.seat!]!, view.colours!, sum(view.faces));
      return free.length >= 4 && players.bots.expert.choose(view, seeded('expert')).type === 'write';
    });
    const skipped = (level: Tested) => often(views, level, ({ type }) => type === 'skip');
    expect(skipped('beginner')).toBeGreaterThan(skipped('casual') + 0.05);
    expect(skipped('beginner')).toBeGreaterThan(0.2);
  });

  test('beginners and casual players keep rolls, since they fit somewhere, that an expert would throw again', () => {
    const views = viewsOf(12).filter(
      (view) =>
        view.phase === 'keep' &&
        legalFields(view.sheets[view.seat!]!, view.colours!, sum(view.faces)).length > 0 &&
        players.bots.expert.choose(view, seeded('expert')).type === 'reroll',
    );
    const [beginner, casual, strong] = LEVELS.map((level) =>
      often(views, level, ({ type }) => type === 'keep'),
    );
    expect(beginner).toBeGreaterThan(strong! + 0.1);
    expect(casual).toBeGreaterThan(strong! + 0.1);
  });

  test('casual throws all the dice more often than strong', () => {
    const views = viewsOf(20).filter(({ phase }) => phase === 'dice');
    const [, casual, strong] = LEVELS.map((level) =>
      often(views, level, (move) => move.type === 'dice' && move.colours === 'oyp'),
    );
    expect(casual).toBeGreaterThan(strong! + 0.1);
  });
});
