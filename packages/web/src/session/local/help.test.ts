// Hints that were asked for and followed are in the record of a game, for its review.
import { type AnyMove, gameById, helpIn, itemAt, parseRecord } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { FLOW_DEFAULTS, NO_DRAFTS } from '../../boards/contract/defaults.ts';
import { openTable } from '../../features/start/open-table.ts';
import { savedGame } from '../saved/saved-games.ts';
import type { Player } from '../setup/game-setup.ts';
import { LocalTable } from './local-table.ts';

const game = gameById('finito')!;
const person: Player = { kind: 'human', name: '' };
const sit = (id: string): LocalTable =>
  new LocalTable({
    id,
    game,
    setup: {
      game: game.id,
      preset: '',
      options: game.options,
      series: null,
      players: [person],
      clock: 0,
      seed: id,
    },
  });

const now = (table: LocalTable) => table.moment(table.length.value - 1);
const moves = (table: LocalTable): readonly AnyMove[] => [...game.moves(now(table).view)];
const play = (table: LocalTable, n = 0): void => {
  expect(table.play(itemAt(moves(table), n))).toBeUndefined();
};
const eventsOf = (text: string) => {
  const parsed = parseRecord(text, gameById);
  if ('error' in parsed) throw new Error(parsed.error.code);
  return parsed.record;
};
const helpOf = (table: LocalTable) => helpIn(eventsOf(table.record(String)));
const length = (table: LocalTable): number => eventsOf(table.record(String)).events.length;

test('what was asked for is kept, and whether the player did what was shown', () => {
  const table = sit('help');
  play(table);
  const first = length(table);
  table.countHint();
  table.noteShown([itemAt(moves(table), 0)]);
  play(table, 0);
  const second = length(table);
  table.countHint();
  table.noteShown([itemAt(moves(table), 0)]);
  play(table, 1);
  // The decisions after it are the player's own again.
  play(table, 0);
  expect(helpOf(table)).toEqual({
    asked: [
      { seat: 0, length: first },
      { seat: 0, length: second },
    ],
    followed: [first],
  });
  expect(savedGame('help')).toMatchObject({ hints: 2 });
  expect(savedGame('help')?.record).toContain(`fair followed "${first}"`);
});

test('a game that is opened again knows of its hints', async () => {
  const table = sit('opened');
  play(table);
  table.countHint();
  table.noteShown([itemAt(moves(table), 0)]);
  play(table, 0);
  const before = helpOf(table);
  table.close();
  const opened = await openTable('opened', { game, drafts: NO_DRAFTS, flow: FLOW_DEFAULTS });
  if (typeof opened === 'string') throw new Error(opened);
  expect(helpOf(opened)).toEqual(before);
  opened.countHint();
  expect(helpOf(opened).asked).toHaveLength(2);
  expect(savedGame('opened')).toMatchObject({ hints: 2 });
});

test('a move that is taken back was not followed, but what was seen stays known', () => {
  const table = sit('back');
  play(table);
  const before = length(table);
  table.countHint();
  table.noteShown([itemAt(moves(table), 0)]);
  play(table, 0);
  table.undo();
  expect(helpOf(table)).toEqual({ asked: [{ seat: 0, length: before }], followed: [] });
  play(table, 1);
  expect(helpOf(table).followed).toEqual([]);
});
