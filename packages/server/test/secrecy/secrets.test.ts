// Secrets of a seat never leave the server: change everything that is hidden, and not a byte of what is sent changes.

import {
  type AnyMatch,
  GAMES,
  itemAt,
  type OptionValues,
  pick,
  range,
  seeded,
  type Viewer,
} from '@crescendo/rules';
import { formatTable, formatTile, KINDS, type View as RummikubView } from '@crescendo/rules/rummikub';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptedDraft } from '../../src/features/drafts/drafts.ts';
import { hashOf } from '../../src/features/people/identity.ts';
import { verdictOn } from '../../src/hosting/verdicts.ts';
import { move } from '../../src/table/commands/move.ts';
import { RequestError } from '../../src/table/request-error.ts';
import type { TableSnapshot } from '../../src/table/snapshot.ts';
import { historyFor } from '../../src/table/views/history.ts';
import { stateFor } from '../../src/table/views/present.ts';
import { EVERYTHING, type Moment, moments, NOW, SEED, type World } from '../support/indistinguishable.ts';
import { Player } from '../support/player.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const GUESTS = {
  name: (person: string) => person,
  isOnline: () => true,
  audience: () => ({ watching: [], audience: 0 }),
};
const PEOPLE = ['Wilma', 'Xaver', 'Yusuf'];
const TOKENS = PEOPLE.map((_, n) => String(n).repeat(43));
/** A whole history is read at each version that this divides. */
const HISTORY_EVERY = 16;

const personOf = (viewer: Viewer): string | null => (viewer === null ? null : itemAt(PEOPLE, viewer));

const matchIn = ({ match }: TableSnapshot): AnyMatch => {
  if (match === null) throw new Error('the game has not started');
  return match;
};

const thought = new WeakMap<TableSnapshot, readonly string[]>();

/** Some moves to try: what two of the acting seats might think of. */
const triesOf = ({ config: { game }, snapshot }: World): readonly string[] => {
  const known = thought.get(snapshot);
  if (known !== undefined) return known;
  const match = matchIn(snapshot);
  const { turn } = match;
  const dice = seeded(`${snapshot.version}`);
  const seats = turn.kind === 'players' ? turn.seats.slice(0, 2) : [];
  const moves = seats.flatMap((seat) => {
    const list = [...match.moves(seat)];
    return [pick(dice, list), pick(dice, list)];
  });
  const tries = ['nonsense', ...new Set(moves.map((move) => game.notation.move.format(move)))];
  thought.set(snapshot, tries);
  return tries;
};

const answerTo = ({ config, snapshot }: World, person: string, text: string): unknown => {
  try {
    const { kind } = move(person, { id: 'some-move', move: text }, verdictOn)(config, snapshot);
    return kind === 'check-needed' ? kind : 'accepted';
  } catch (error) {
    if (error instanceof RequestError) return error.body();
    throw error;
  }
};

/** The answer to a draft: what this person would show, or why it is not shown. It must not tell whose a tile is. */
const answerToDraft = ({ config, snapshot }: World, person: string, text: string): unknown => {
  const settings = { ...config.settings, drafts: true };
  try {
    return acceptedDraft({ config: { ...config, settings }, snapshot }, person, text) ?? 'too late';
  } catch (error) {
    if (error instanceof RequestError) return error.body();
    throw error;
  }
};

/** One tile more than lies on the table, some at each version: a few are the player's own, the others anybody's. */
const draftsOf = ({ config, snapshot }: World): readonly string[] => {
  if (config.game.id !== 'rummikub') return [];
  const { table } = matchIn(snapshot).view(null) as unknown as RummikubView;
  const lies = table.length === 0 ? '' : `${formatTable(table)} | `;
  const tiles = range(KINDS).filter((tile) => tile % 9 === snapshot.version % 9);
  return tiles.map((tile) => `play ${lies}${formatTile(tile)}`);
};

/** Everything that may be sent to this viewer now: the state, of which changes are made, and the answer to any move. */
const sent = (
  world: World,
  viewer: Viewer,
  tries: readonly string[],
  told?: readonly { type: string }[],
): string => {
  const { config, snapshot } = world;
  const person = personOf(viewer);
  const state = stateFor(config, snapshot, person, GUESTS, NOW, told as never);
  const answers = person === null ? [] : tries.map((one) => answerTo(world, person, one));
  const drafts = person === null ? [] : draftsOf(world).map((one) => answerToDraft(world, person, one));
  return JSON.stringify([state, answers, drafts]);
};

const history = async ({ config, rows }: World, viewer: Viewer): Promise<string> => {
  const told = [false, true].map((views) => historyFor(config, rows, viewer, { views }));
  return JSON.stringify((await Promise.all(told)).map(({ steps }) => steps));
};

/** All that is hidden now is dealt and decided anew; what has happened is left to the twins. */
const imagined = ({ config, snapshot, rows }: World, viewer: Viewer): World => {
  const dice = seeded(`${snapshot.version} ${viewer}`);
  const match = matchIn(snapshot).imagine(viewer, dice);
  return { config: { ...config, seed: 'ab'.repeat(32) }, rows, snapshot: { ...snapshot, match } };
};

const compare = async ({ truth, viewer, twin }: Moment): Promise<void> => {
  const tries = triesOf(truth);
  const bytes = sent(truth, viewer, tries, []);
  expect(bytes).not.toContain(SEED);
  expect(sent(imagined(truth, viewer), viewer, tries, [])).toBe(bytes);
  if (twin === undefined) return;
  expect(sent(twin, viewer, tries)).toBe(sent(truth, viewer, tries));
  if (twin.snapshot.version % HISTORY_EVERY === 0)
    expect(await history(twin, viewer)).toBe(await history(truth, viewer));
};

/** Random players hardly ever end Finito; two rounds of Rummikub are long. */
type Options = { readonly [game: string]: OptionValues };
const SHORT: Options = { finito: { roundLimit: 12 } };
const SHORT_ROUND: Options = { ...SHORT, rummikub: { values: 8, handSize: 8 } };

const games = [
  ...EVERYTHING.map(({ game, preset }) => {
    const most = (preset !== undefined && game.presets[preset]?.seats?.max) || game.seats.max;
    const asked = { game: game.id, seats: Math.min(3, most), options: SHORT[game.id] ?? {} };
    return [`${game.id} ${preset ?? ''}`, { ...asked, ...(preset && { preset }) }] as const;
  }),
  ...[false, true].map((bruno) => {
    const options: OptionValues = { start: 'four', bruno };
    return [`5vor12, four arranged freely, bruno ${bruno}`, { game: '5vor12', seats: 3, options }] as const;
  }),
  ...GAMES.flatMap(({ id, series }) => {
    if (series === undefined) return [];
    const asked = { game: id, seats: 2, options: SHORT_ROUND[id] ?? {} };
    return [[`${id}, two rounds`, { ...asked, series: { ...series, rounds: 2, target: 0 } }] as const];
  }),
];

type Asked = (typeof games)[number][1];

/** V-21: four tiles in order are laid for the players, so nobody ever has a choice that others may not see. */
const hidesNothing = (asked: Asked): boolean => 'preset' in asked && asked.preset.startsWith('lucky-numbers');

const momentsOf = (asked: Asked): Iterable<Moment> =>
  moments(asked, 't'.repeat(22), PEOPLE.slice(0, asked.seats));

/** The last moment of a game at which each viewer has a twin. */
const lastTwins = (asked: Asked): readonly Moment[] => {
  const last = new Map<Viewer, Moment>();
  for (const moment of momentsOf(asked)) if (moment.twin !== undefined) last.set(moment.viewer, moment);
  return [...last.values()];
};

test.each(games)('%s: at every version, to the end', async (_title, asked) => {
  let [twins, versions] = [0, 0];
  for (const moment of momentsOf(asked)) {
    await compare(moment);
    versions = moment.truth.snapshot.version;
    if (moment.twin !== undefined) twins++;
  }
  expect(versions).toBeGreaterThan(20);
  if (hidesNothing(asked)) expect(twins).toBe(0);
  else expect(twins).toBeGreaterThan(asked.seats);
});

/** Two servers with the same people; the one knows the true games, the other their twins. */
describe('on the wire', () => {
  let servers: readonly TestServer[];

  beforeAll(async () => {
    servers = [await startTestServer({}, () => NOW), await startTestServer({}, () => NOW)];
    for (const { services } of servers)
      for (const [n, id] of PEOPLE.entries())
        await services.store.people.add({ id, name: id, made: NOW }, hashOf(itemAt(TOKENS, n)));
  }, 60_000);

  afterAll(async () => {
    for (const server of servers) await server.end();
  });

  const write = async ({ services }: TestServer, { config, rows }: World): Promise<void> => {
    const { id, host, settings, made } = config;
    // The same seed, since its commitment is public; the dice of the twin come from its rows.
    const row = { id, host, settings: JSON.stringify(settings), seed: SEED, made };
    await services.store.tables.add({ ...row, listed: true, status: 'playing', seating: '[]' });
    await Promise.all(rows.map((event) => services.store.tables.append(id, event)));
  };

  /** Everything one server says to this viewer about this table, and writes into its log meanwhile. */
  const heard = async (
    server: TestServer,
    { truth, viewer }: Moment,
    tries: readonly string[],
  ): Promise<string> => {
    const { id } = truth.config;
    const { version } = truth.snapshot;
    const player = new Player(server.url, '');
    if (viewer !== null) player.token = itemAt(TOKENS, viewer);
    const said: unknown[] = [];
    const from = server.lines.length;
    const path = `/api/tables/${id}`;
    for (const end of [
      '',
      '/history',
      '/history?views=1',
      `/history?after=${version - 3}`,
      '/record',
      '/talk',
    ])
      said.push((await player.ask('GET', `${path}${end}`)).body);
    for (const list of ['/api/tables', '/api/tables/mine', '/api/tables/archive', '/api/me'])
      said.push((await player.ask('GET', list)).body);
    for (const [n, text] of tries.entries())
      said.push((await player.ask('POST', `${path}/moves`, { id: `try-${n}-http`, move: text })).body);
    const socket = player.socket();
    const answer = (type: string): Promise<void> =>
      new Promise((resolve) => {
        socket.once('message', (data) => {
          said.push(String(data));
          resolve(JSON.parse(String(data)).type === type ? undefined : answer(type));
        });
      });
    const asked = (message: object, type: string): Promise<void> => {
      socket.send(JSON.stringify(message));
      return answer(type);
    };
    await answer('welcome');
    await asked({ type: 'watch', table: id }, 'state');
    await asked({ type: 'watch', table: id, have: version - 2 }, 'state');
    for (const [n, text] of tries.entries())
      await asked({ type: 'move', table: id, id: `try-${n}-socket`, move: text }, 'error');
    socket.terminate();
    const log = server.lines.slice(from).map((line) => ({ ...JSON.parse(line), at: '', id: '', ms: 0 }));
    return JSON.stringify([said, log]);
  };

  const twinOf = ({ twin }: Moment): World => {
    if (twin === undefined) throw new Error('this viewer has no twin here');
    return twin;
  };

  const called = (moment: Moment, id: string): Moment => {
    const other = (world: World): World => ({ ...world, config: { ...world.config, id } });
    return { viewer: moment.viewer, truth: other(moment.truth), twin: other(twinOf(moment)) };
  };

  /** Only what will be refused: an accepted move would go on with other dice. */
  const refused = (moment: Moment): readonly string[] =>
    triesOf(moment.truth).filter((text) => {
      const { truth, viewer } = moment;
      const wanted = truth.config.game.notation.move.parse(text);
      if (viewer === null || wanted === undefined) return true;
      return matchIn(truth.snapshot).check(viewer, wanted) !== undefined;
    });

  /** Both servers have the table of this moment, each its own game: what each of them says about it. */
  const bothHeard = async (moment: Moment): Promise<readonly [string, string]> => {
    const [one, two] = [itemAt(servers, 0), itemAt(servers, 1)];
    await write(one, moment.truth);
    await write(two, twinOf(moment));
    const tries = refused(moment);
    return [await heard(one, moment, tries), await heard(two, moment, tries)];
  };

  const withSecrets = games.filter(([, asked]) => !hidesNothing(asked));
  test.each(withSecrets)('%s: two real servers say the same', async (_title, asked) => {
    const last = lastTwins(asked);
    expect(last.length).toBe(asked.seats + 1);
    const name = hashOf(JSON.stringify(asked)).slice(0, 21);
    for (const moment of last.map((one) => called(one, `${name}${one.viewer ?? 'x'}`))) {
      const [truth, twin] = await bothHeard(moment);
      expect(truth).toContain(moment.truth.config.id);
      expect(truth).not.toContain(SEED);
      expect(twin).toBe(truth);
    }
  });

  test('no log holds a seed, a token, a name or a whole table id', async () => {
    const id = 'table-that-no-log-says';
    const [, asked] = itemAt(withSecrets, 0);
    for (const moment of lastTwins(asked).slice(0, 1)) await bothHeard(called(moment, id));
    for (const { lines } of servers) {
      expect(lines.length).toBeGreaterThan(10);
      for (const secret of [SEED, ...TOKENS, ...PEOPLE, '"move"', id])
        expect(lines.join('')).not.toContain(secret);
    }
    const tables = await itemAt(servers, 0).services.store.engine.read({ sql: 'SELECT id FROM tables' });
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) expect(itemAt(servers, 0).lines.join('')).not.toContain(String(table.id));
  });
});
