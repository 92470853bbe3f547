// R-29 online: where an edition looks at what a seat has begun when its time is up, the server decides by the last draft it has.
import type { ServerMessage } from '@crescendo/protocol';
import { itemAt } from '@crescendo/rules';
import { easyPlays, formatTable, formatTile, type View } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import type { Player } from '../../../test/support/player.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';

const fixture = useTestServer();

/** The first turn begins at once, and any set will do. */
const OPTIONS = { startDraw: 'none', threePairsRedeal: false, openMin: 1 };
const TIME_MS = 600_000;

const viewOf = (player: Player, id: string) => player.stateOf(id).view as unknown as View;
const rackOf = (player: Player, id: string): readonly number[] => {
  const { racks, seat } = viewOf(player, id);
  return itemAt(racks, seat ?? 0);
};

/** A table of this edition at which the seat to move holds a set. */
const building = async (preset: string, asked: object = {}) => {
  for (let tries = 0; tries < 30; tries++) {
    const terms = { game: 'rummikub', preset, options: OPTIONS, clock: 'game', absent: 0, ...asked };
    const { ada, bob, id } = await fixture.pair(terms);
    const { turn, seat } = ada.stateOf(id);
    const isAda = turn?.kind === 'players' && seat !== null && turn.seats.includes(seat);
    const [builder, other] = isAda ? [ada, bob] : [bob, ada];
    const [set] = [...easyPlays(viewOf(builder, id))].flatMap((move) =>
      move.type === 'play' ? move.table : [],
    );
    if (set === undefined) continue;
    const rack = [...rackOf(builder, id)];
    for (const tile of set.tiles) rack.splice(rack.indexOf(tile), 1);
    return {
      builder,
      other,
      id,
      set: formatTable([set]),
      loose: formatTile(itemAt(rack, 0)),
      left: rack.length,
    };
  }
  throw new Error('no rack with a set in thirty deals');
};

/** The draft has arrived: messages are answered in order. */
const drafted = async (player: Player, id: string, text: string | null): Promise<void> => {
  player.connect().draft(id, text);
  const before = player.messages.filter(({ type }) => type === 'talk').length;
  player.connect().say(id, 'done');
  await player.heard(() => player.messages.filter(({ type }) => type === 'talk').length > before);
};

const timeIsUp = async (player: Player, id: string) => {
  const { moment } = player.stateOf(id);
  fixture.advance(TIME_MS);
  return player.until(id, (state) => state.moment > moment && state.lastMove?.by === 'clock');
};

const isDraft = ({ type }: ServerMessage): boolean => type === 'draft';

test.each(['carlit-fr-2007', 'international-2019', 'carlit-it-2007'])(
  '%s: loose tiles on the table when time is up cost three tiles',
  async (preset) => {
    const { builder, other, id, loose } = await building(preset);
    expect(builder.stateOf(id).table.clockDrafts).toBe(true);
    const eve = await fixture.newPlayer('Eve');
    eve.watch(id);
    await eve.until(id, () => true);
    const before = rackOf(builder, id).length;
    await drafted(builder, id, `play ${loose}`);
    const { view } = await timeIsUp(builder, id);
    expect(view?.news).toContainEqual({ type: 'time-up', seat: builder.stateOf(id).seat, owed: 3 });
    expect(rackOf(builder, id)).toHaveLength(before + 3);
    // Nobody else has seen what was begun, neither then nor later.
    for (const viewer of [other, eve]) {
      await viewer.until(id, ({ lastMove }) => lastMove?.by === 'clock');
      expect(viewer.messages.filter(isDraft)).toEqual([]);
      expect(formatTable(viewOf(viewer, id).table)).toBe('');
      const { body } = await viewer.ask('GET', `/api/tables/${id}/history?views=1`);
      expect(JSON.stringify(body)).not.toContain('kept');
    }
  },
);

test('nothing begun, or all of it undone: one tile only', async () => {
  const { builder, id, loose } = await building('carlit-fr-2007');
  const before = rackOf(builder, id).length;
  await drafted(builder, id, `play ${loose}`);
  await drafted(builder, id, null);
  await timeIsUp(builder, id);
  expect(rackOf(builder, id)).toHaveLength(before + 1);
});

test('a finished table counts as the turn', async () => {
  const { builder, other, id, set, left } = await building('international-2019');
  await drafted(builder, id, `play ${set}`);
  await timeIsUp(builder, id);
  expect(rackOf(builder, id)).toHaveLength(left);
  await other.until(id, ({ lastMove }) => lastMove?.by === 'clock');
  expect(formatTable(viewOf(other, id).table)).toBe(set);
});

test('what is rightly combined stays in the Italian edition', async () => {
  const { builder, id, set, loose, left } = await building('carlit-it-2007');
  await drafted(builder, id, `play ${set} | ${loose}`);
  const { view } = await timeIsUp(builder, id);
  expect(rackOf(builder, id)).toHaveLength(left + 3);
  expect(formatTable(viewOf(builder, id).table)).toBe(set);
  expect(view?.news).toContainEqual({ type: 'time-up', seat: builder.stateOf(id).seat, owed: 3 });
});

test('to go away does not undo what was begun', async () => {
  const { builder, other, id, loose } = await building('carlit-fr-2007', { drafts: true });
  const seat = builder.stateOf(id).seat;
  await drafted(builder, id, `play ${loose}`);
  await other.heard((message) => message.type === 'draft' && message.draft === `play ${loose}`);
  builder.close();
  await other.heard((message) => message.type === 'draft' && message.draft === null);
  const { view } = await timeIsUp(other, id);
  expect(view?.news).toContainEqual({ type: 'time-up', seat, owed: 3 });
});

test('where everything goes back in any case, or without a clock, nothing is sent', async () => {
  for (const [preset, asked] of [
    ['carlit-de-2007', {}],
    ['carlit-fr-2007', { clock: { kind: 'none' } }],
  ] as const) {
    const { builder, id, loose } = await building(preset, asked);
    expect(builder.stateOf(id).table.clockDrafts).toBeUndefined();
    builder.connect().draft(id, `play ${loose}`);
    await builder.heard((message) => message.type === 'error' && message.code === 'illegal-move');
  }
});
