// Watch me build: the others see the table while a player rearranges it, and nothing else of the rack.
import type { ServerMessage } from '@crescendo/protocol';
import { formatTable, formatTile, type Rummikub, type View } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import type { Player } from '../../../test/support/player.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';

const fixture = useTestServer();

/** The first turn begins at once. */
const OPTIONS = { startDraw: 'none', threePairsRedeal: false };

type Draft = Extract<ServerMessage, { type: 'draft' }>;

const drafts = (player: Player): readonly Draft[] =>
  player.messages.filter((message): message is Draft => message.type === 'draft');

const draftOf = (player: Player, text: string | null): Promise<ServerMessage> =>
  player.heard((message) => message.type === 'draft' && message.draft === text);

const viewOf = (player: Player, id: string) => player.stateOf(id).view as unknown as Rummikub['View'] & View;

/** A table of Rummikub that has begun: who is to move, and who waits. */
const building = async (asked: object = { drafts: true }) => {
  const { ada, bob, id } = await fixture.pair({ game: 'rummikub', options: OPTIONS, ...asked });
  const { turn, seat } = ada.stateOf(id);
  const isAda = turn?.kind === 'players' && seat !== null && turn.seats.includes(seat);
  const [builder, other] = isAda ? [ada, bob] : [bob, ada];
  const view = viewOf(builder, id);
  const rack = view.racks[view.seat ?? 0] ?? [];
  return { builder, other, id, rack, table: formatTable(view.table) };
};

const refused = (player: Player, code: string): Promise<ServerMessage> =>
  player.heard((message) => message.type === 'error' && message.code === code);

test('the others see what is put down, until it is taken back, played or given up', async () => {
  const { builder, other, id, rack } = await building();
  const eve = await fixture.newPlayer('Eve');
  eve.watch(id);
  await eve.until(id, () => true);
  const [first, second] = rack.map(formatTile);
  builder.connect().draft(id, `play ${first}`);
  builder.connect().draft(id, `play ${first} | ${second}`);
  await draftOf(other, `play ${first} | ${second}`);
  await draftOf(eve, `play ${first} | ${second}`);
  const { moment, seat } = builder.stateOf(id);
  expect(drafts(other).at(-1)).toMatchObject({ table: id, seat, moment });
  expect(drafts(builder)).toEqual([]);
  // A player who comes now sees it at once.
  const zoe = await fixture.newPlayer('Zoe');
  zoe.watch(id);
  await draftOf(zoe, `play ${first} | ${second}`);
  builder.connect().draft(id, null);
  await draftOf(other, null);
  builder.connect().draft(id, `play ${second}`);
  await draftOf(other, `play ${second}`);
  // The connection breaks: the true table is shown.
  const seen = drafts(other).length;
  builder.close();
  await other.heard(() => drafts(other).length > seen && drafts(other).at(-1)?.draft === null);
});

test('nobody shows a tile that is not theirs, and nobody builds out of turn', async () => {
  const { builder, other, id, rack } = await building();
  const strange = [
    'K1',
    'R2',
    'B3',
    'Y4',
    'K5',
    'R6',
    'B7',
    'Y8',
    'K9',
    'R10',
    'B11',
    'Y12',
    'K13',
    'R1',
    'B2',
  ].find((tile) => !rack.map(formatTile).includes(tile));
  builder.connect().draft(id, `play ${strange}`);
  await refused(builder, 'illegal-move');
  builder.connect().draft(id, 'nonsense');
  await refused(builder, 'bad-move');
  const view = viewOf(other, id);
  other.connect().draft(id, `play ${(view.racks[view.seat ?? 0] ?? []).map(formatTile)[0]}`);
  const eve = await fixture.newPlayer('Eve');
  eve.watch(id);
  await eve.until(id, () => true);
  eve.connect().draft(id, 'play');
  await refused(eve, 'not-seated');
  // Messages come in order: after this one, nothing of all that is still on its way.
  const first = formatTile(rack[0] ?? 0);
  builder.connect().draft(id, `play ${first}`);
  await draftOf(other, `play ${first}`);
  expect(drafts(other)).toHaveLength(1);
  expect(drafts(builder)).toEqual([]);
});

test('a table that does not want it shows nothing, and neither does one with a delay to its spectators', async () => {
  const plain = await building({});
  expect(plain.builder.stateOf(plain.id).table.drafts).toBeUndefined();
  plain.builder.connect().draft(plain.id, `play ${formatTile(plain.rack[0] ?? 0)}`);
  await refused(plain.builder, 'illegal-move');
  expect(drafts(plain.other)).toEqual([]);
  const late = await building({ drafts: true, delay: 1 });
  const eve = await fixture.newPlayer('Eve');
  eve.watch(late.id);
  const first = `play ${formatTile(late.rack[0] ?? 0)}`;
  late.builder.connect().draft(late.id, first);
  await draftOf(late.other, first);
  await eve.until(late.id, ({ view }) => view !== null);
  expect(drafts(eve)).toEqual([]);
});

test('a draft is forwarded a few times a second at most, and the last one counts', async () => {
  const { builder, other, id, rack } = await building();
  const laid = rack.slice(0, 12).map(formatTile);
  for (let count = 1; count <= laid.length; count++)
    builder.connect().draft(id, `play ${laid.slice(0, count).join(' | ')}`);
  await draftOf(other, `play ${laid.join(' | ')}`);
  expect(drafts(other).length).toBeLessThan(laid.length);
  // Nothing of it is stored.
  const rows = await fixture.server.services.store.tables.events(id, 0);
  expect(JSON.stringify(rows)).not.toContain('draft');
});
