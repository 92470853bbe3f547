// Several people at one device: a move belongs to the person who was asked, in the order in which they sit.
import { type AnyGame, type AnyMove, gameById, itemAt, type Seat } from '@crescendo/rules';
import { type Move, type Qwinto, qwinto as qwintoGame } from '@crescendo/rules/qwinto';
import type { View as RummikubView } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { onlyMove as onlyMoveOfQwinto } from '../../boards/qwinto/model/view-model.ts';
import { onlyMove as onlyMoveOfRummikub } from '../../boards/rummikub/speech/text.ts';
import type { Player } from '../setup/game-setup.ts';
import type { OnlyMove } from '../table.ts';
import { LocalTable } from './local-table.ts';

const human: Player = { kind: 'human', name: '' };

const sit = (id: string, people: number, first = 0, onlyMove?: OnlyMove): LocalTable => {
  const game: AnyGame = gameById(id)!;
  return new LocalTable({
    id: `device-${id}-${people}`,
    game,
    ...(onlyMove && { onlyMove }),
    setup: {
      game: game.id,
      preset: '',
      options: { ...game.options, ...(id === 'qwinto' && { firstSeat: 'given' }) },
      series: null,
      players: Array.from({ length: people }, () => human),
      clock: 0,
      seed: 'a seed',
      first,
    },
  });
};

const present = (table: LocalTable) => table.moment(table.length.value - 1);
const sheetsOf = (table: LocalTable) => (present(table).view as Qwinto['View']).sheets;

const play = (table: LocalTable, move: Move) => table.play(move as AnyMove);

const playFirst = (table: LocalTable): void => {
  const moves = [...table.game.moves(present(table).view)];
  expect(table.play(itemAt(moves, 0))).toBeUndefined();
};

/** Whoever is asked takes the device and makes the first move there is; returns the seats in order. */
const order = (table: LocalTable, moves: number): Seat[] =>
  Array.from({ length: moves }, () => {
    table.takeDevice();
    const { value } = table.viewer;
    playFirst(table);
    return value ?? -1;
  });

const roll = (table: LocalTable): void => {
  expect(play(table, { type: 'dice', colours: 'oyp' })).toBeUndefined();
  expect(play(table, { type: 'keep' })).toBeUndefined();
};

test('who rolled writes first, on their own sheet, wherever they sit', () => {
  const table = sit('qwinto', 2, 1);
  expect(table.viewer.value).toBe(1);
  roll(table);
  expect(table.handOver.value).toBeUndefined();
  expect(table.viewer.value).toBe(1);
  expect(play(table, { type: 'write', field: 0 })).toBeUndefined();
  // Until the other one has the device, it shows what was written, and takes no move.
  expect(table.handOver.value).toEqual({ seat: 0, isCovered: false });
  expect(table.viewer.value).toBe(1);
  expect(play(table, { type: 'skip' })).toMatchObject({ code: 'not-your-turn' });
  table.takeDevice();
  expect(table.viewer.value).toBe(0);
  expect(play(table, { type: 'skip' })).toBeUndefined();
  expect(sheetsOf(table).map(({ numbers }) => numbers.filter((number) => number > 0).length)).toEqual([0, 1]);
  table.close();
});

test('after a second roll, too, who rolled writes first', () => {
  const table = sit('qwinto', 3, 2);
  play(table, { type: 'dice', colours: 'y' });
  play(table, { type: 'reroll' });
  expect([table.viewer.value, table.handOver.value]).toEqual([2, undefined]);
  table.close();
});

test('all are asked in the order in which they sit, and each round in the same', () => {
  const finito = sit('finito', 3);
  expect(order(finito, 9)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  finito.close();
  const qwinto = sit('qwinto', 3);
  const seats: Seat[] = [];
  for (let turn = 0; turn < 3; turn++) {
    qwinto.takeDevice();
    seats.push(qwinto.viewer.value ?? -1);
    roll(qwinto);
    seats.push(...order(qwinto, 3));
  }
  expect(seats).toEqual([0, 0, 1, 2, 1, 1, 2, 0, 2, 2, 0, 1]);
  qwinto.close();
});

test('what one did can be taken back until the next one has the device', () => {
  const table = sit('qwinto', 2);
  expect(table.canUndo()).toBe(false);
  roll(table);
  play(table, { type: 'write', field: 3 });
  expect(table.canUndo()).toBe(true);
  table.undo();
  expect([table.viewer.value, table.handOver.value]).toEqual([0, undefined]);
  expect(play(table, { type: 'write', field: 4 })).toBeUndefined();
  table.takeDevice();
  expect(table.viewer.value).toBe(1);
  expect(table.canUndo()).toBe(false);
  table.undo();
  expect(table.viewer.value).toBe(1);
  play(table, { type: 'skip' });
  expect(sheetsOf(table)[0]?.numbers[4]).toBeGreaterThan(0);
  expect(sheetsOf(table)[0]?.numbers[3]).toBe(0);
  table.close();
});

test('a cover comes only where the next player has secrets', () => {
  const rummikub = sit('rummikub', 2);
  expect(rummikub.handOver.value?.isCovered).toBe(true);
  rummikub.close();
  const finito = sit('finito', 2);
  expect(finito.handOver.value).toBeUndefined();
  playFirst(finito);
  expect(finito.handOver.value).toEqual({ seat: 1, isCovered: false });
  finito.close();
});

test('nobody is asked to take the device who has nothing to choose', () => {
  // Nobody has three pairs: the tiles are kept, and the first to be asked is the one who begins.
  const rummikub = sit('rummikub', 3, 0, (view) => onlyMoveOfRummikub(view as unknown as RummikubView));
  expect(present(rummikub).view).toMatchObject({ phase: 'turn' });
  rummikub.takeDevice();
  expect(present(rummikub).turn).toEqual({ kind: 'players', seats: [rummikub.viewer.value] });
  rummikub.close();

  // In Qwinto it is who can write the sum nowhere, and loses nothing by it.
  const table = sit('qwinto', 3, 0, (view) =>
    onlyMoveOfQwinto(qwintoGame, view as unknown as Qwinto['View']),
  );
  const asked: Seat[] = [];
  for (let i = 0; i < 400 && present(table).turn.kind === 'players'; i++) {
    table.takeDevice();
    asked.push(table.viewer.value ?? -1);
    const view = present(table).view as unknown as Qwinto['View'];
    if (asked.at(-1) !== asked.at(-2)) expect(onlyMoveOfQwinto(qwintoGame, view)).toBeUndefined();
    const moves = [...qwintoGame.moves(view)];
    expect(play(table, itemAt(moves, 0))).toBeUndefined();
  }
  expect(new Set(asked)).toEqual(new Set([0, 1, 2]));
  table.close();
});
