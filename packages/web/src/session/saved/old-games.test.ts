// Tests that games an earlier page kept in the browser (fixtures/README.md) still open, look and go on as they did.
import { GAMES, gameById, parseRecord } from '@crescendo/rules';
import { digest } from '@crescendo/rules/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { FLOW_DEFAULTS, NO_DRAFTS } from '../../boards/contract/defaults.ts';
import { readDraft } from '../../boards/rummikub/model/plan.ts';
import { openTable } from '../../features/start/open-table.ts';
import { settings } from '../../shell/settings.ts';
import type { LocalTable } from '../local/local-table.ts';
import { lastSetup } from '../setup/last-setup.ts';
import { restoreChoice } from '../setup/setup-choice.ts';
import { finishedGames } from './finished-games.ts';
import { savedGame, savedGames } from './saved-games.ts';

/** A browser's memory with what was kept, before any module looks into it. */
const { facts, reset } = vi.hoisted(() => {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../fixtures/before-match/${file}`, import.meta.url), 'utf8'));
  const before: Record<string, string> = read('local-storage.json');
  const memory = new Map<string, string>();
  const fill = (): void => {
    memory.clear();
    for (const [key, value] of Object.entries(before)) memory.set(key, value);
  };
  fill();
  Object.defineProperty(globalThis, 'localStorage', {
    value: {
      get length() {
        return memory.size;
      },
      key: (i: number) => [...memory.keys()][i] ?? null,
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => memory.set(key, value),
      removeItem: (key: string) => memory.delete(key),
    },
  });
  return { facts: read('facts.json'), reset: fill };
});

afterEach(reset);

const open = async (id: string): Promise<LocalTable> => {
  const game = gameById(savedGame(id)!.setup.game)!;
  const table = await openTable(id, { game, drafts: NO_DRAFTS, flow: FLOW_DEFAULTS });
  if (typeof table === 'string') throw new Error(table);
  return table;
};

const present = (table: LocalTable) => table.moment(table.length.value - 1);

test('settings, choices, results and the list of games are there', () => {
  const values = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, value.value]));
  // The guide came later: it is on, but explains nothing in games that are known.
  expect(values).toEqual({ ...facts.settings, guide: true, shortcuts: true });
  expect(savedGames().map(({ id }) => id)).toEqual(facts.latestFirst);
  // Players are told apart now; then there were only names, and a colon before a level.
  const asThen = finishedGames().map(({ players, ...rest }) => ({
    ...rest,
    names: players.map(({ kind, name, level }) => (kind === 'bot' ? `:${level}` : name)),
  }));
  expect(asThen).toEqual(facts.tally);
  for (const game of GAMES) {
    const last = lastSetup(game.id);
    const then = facts.setups[game.id];
    // Options that came later have their defaults.
    const options = then.remembered && { ...game.options, ...then.remembered.options };
    const remembered = then.remembered && { ...then.remembered, options };
    expect({ last, remembered: restoreChoice(last, game) }).toEqual({ last: then.last, remembered });
  }
});

const IDS = Object.keys(facts.games);

test.each(IDS)('%s opens and shows every moment to everybody as it did', async (id) => {
  const then = facts.games[id];
  const before = savedGame(id);
  const table = await open(id);
  expect(table.viewer.value).toBe(then.viewer);
  // Finito! was covered while a choice was hidden; the player who is asked has nothing to hide.
  const cover = table.game.id === 'finito' ? null : then.cover;
  expect(table.handOver.value?.seat ?? null).toBe(cover);
  expect(table.canUndo()).toBe(then.canUndo);
  expect(present(table).turn).toEqual(then.turn);
  expect(present(table).rounds ?? null).toEqual(then.rounds);
  expect(table.draft.value ?? null).toEqual(then.draft);
  expect(table.record((seat) => `Seat ${seat}`)).toBe(then.record);
  const viewers = [null, ...table.setup.players.keys()];
  const look = <T>(at: (table: LocalTable) => T): T[] =>
    viewers.map((viewer) => {
      table.viewer.value = viewer;
      return at(table);
    });
  expect(look((by) => present(by).view)).toEqual(then.views);
  const moments = Array.from({ length: table.length.value }, (_, n) => digest(look((by) => by.moment(n))));
  expect(moments).toEqual(then.moments);
  table.close();
  if (before!.decisions > 0) expect(savedGame(id)).toEqual(before);
});

test.each(IDS.filter((id) => facts.games[id].goesOn))('%s goes on with the same luck', async (id) => {
  const then = facts.games[id];
  const table = await open(id);
  const goneOn = parseRecord(then.goesOn.record, gameById);
  if ('error' in goneOn) throw new Error(goneOn.error.code);
  const moves = goneOn.record.events.filter(({ kind }) => kind === 'move').slice(-then.goesOn.moves.length);
  for (const event of moves) {
    if (event.kind !== 'move') continue;
    table.nextRound();
    table.takeDevice();
    // Then, the lowest seat was always asked first.
    table.viewer.value = event.seat;
    expect(table.play(event.move)).toBeUndefined();
  }
  table.close();
  expect(table.record(() => '')).toBe(then.goesOn.record);
  expect(savedGame(id)!.record).toBe(then.goesOn.record);
});

test('a Rummikub turn that was begun is still on the table', () => {
  const { draft } = savedGame('rummikubdraft')!;
  const { plan, orders } = readDraft(draft);
  expect(plan).toEqual((draft as { plan: object }).plan);
  expect(Object.keys(orders)).toEqual(['0']);
});
