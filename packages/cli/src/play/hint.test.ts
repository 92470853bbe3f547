// Hints in grades, by the same key each time; and examples of typed moves that tell nothing about the position.
import { GAMES, type GameId, gameById, seeded, typedNotation } from '@crescendo/rules';
import { LANGUAGES, type Language } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { defined } from '../../test/defined.ts';
import { run } from '../../test/run-cli.ts';
import { readOptions } from '../arguments.ts';
import { boardFor } from '../boards/index.ts';
import { plainBoard } from '../boards/plain.ts';
import { readBot } from '../bots.ts';
import { loadTranslations } from '../translations.ts';
import { hintFor } from './hint.ts';
import { LocalSession } from './local-session.ts';
import { runSession } from './run-session.ts';
import { exampleMoves, type Frontend } from './session.ts';

const SHORT: { readonly [id in GameId]?: string } = { finito: 'roundLimit=14', rummikub: 'handSize=7' };

const sit = async (id: GameId, language: Language = 'en'): Promise<LocalSession> => {
  const game = defined(gameById(id));
  return new LocalSession({
    game,
    series: null,
    seats: 2,
    options: readOptions(game, SHORT[id] ?? ''),
    humans: 1,
    bots: [await readBot(game, 'random')],
    dice: seeded(`hints ${id}`),
    translations: await loadTranslations(id, language),
  });
};

/** Presses the key for hints until the move is made; hands over what was told for each decision. */
const asking = (tell: (texts: readonly string[]) => void, decisions: number): Frontend => {
  let left = decisions;
  return {
    showWaiting: () => {},
    showNews: async () => true,
    passKeyboard: async () => {},
    decide: async (session, seat) => {
      if (left-- === 0) return { kind: 'quit' };
      const hint = await hintFor(session, seat, boardFor(session.game.id));
      if (typeof hint === 'string') return expect.unreachable(hint);
      const texts: string[] = [];
      for (;;) {
        const next = hint.next();
        if ('text' in next) texts.push(next.text);
        else {
          expect(session.game.check(session.view(seat), next.move)).toBeUndefined();
          tell(texts);
          return { kind: 'move', move: next.move };
        }
      }
    },
    showResult: () => {},
    askForAnother: async () => false,
  };
};

describe('the key for hints alone plays, and each press tells something new', () => {
  test.each(GAMES.map((game) => game.id as GameId))('%s', async (id) => {
    const told: (readonly string[])[] = [];
    await runSession(
      await sit(id),
      asking((texts) => told.push(texts), 12),
    );
    expect(told).toHaveLength(12);
    for (const texts of told) {
      expect(texts.length).toBeGreaterThanOrEqual(1);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.at(-1)).toContain('h: play it');
      expect(texts.join(' ')).not.toMatch(/undefined|NaN|\[object/);
    }
    // Most decisions have something to think of before the move is told.
    expect(told.filter((texts) => texts.length > 1).length).toBeGreaterThan(3);
  });
});

test.each(LANGUAGES)('in every language: %s', async (language) => {
  const told: string[] = [];
  for (const { id } of GAMES)
    await runSession(
      await sit(id as GameId, language),
      asking((texts) => told.push(...texts), 3),
    );
  expect(told.join(' ')).not.toMatch(/undefined|NaN|\[object/);
});

describe('an example of typed moves', () => {
  test.each(GAMES.map((game) => [game.id, game] as const))(
    '%s: can be read, and is always the same',
    async (id, game) => {
      const examples = exampleMoves(game, boardFor(id));
      expect(examples.length).toBeGreaterThan(1);
      const board = boardFor(id);
      const { parse } = board.typed ?? typedNotation(game);
      for (const text of examples) expect(parse(text), text).toBeDefined();
      expect(exampleMoves(game, plainBoard).length).toBeGreaterThan(0);
      const said = async (seed: string): Promise<string> => {
        const args = ['play', id, '--seats', '2', '--seed', seed, '--bot', 'random'];
        const { out } = await run(args, { input: 'nonsense\nquit\n' });
        return defined(/For example: .*/.exec(out)?.[0]);
      };
      const [one, other] = [await said('1'), await said('2')];
      expect(one).toBe(other);
      expect(one).toBe(`For example: ${examples.join(' · ')}`);
    },
  );
});
