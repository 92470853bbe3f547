// A database that an earlier server wrote (fixtures/README.md): everyone gets the same responses, in the version of the protocol of
// that time, and games go on.
import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dailyNumber, fairnessError, PROTOCOL_HEADER, type TableState } from '@crescendo/protocol';
import { gameById, parseRecord, required } from '@crescendo/rules';
import { digest } from '@crescendo/rules/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../src/boot/config.ts';
import { Player } from '../support/player.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

interface Answered {
  readonly who: string;
  readonly path: string;
  readonly status: number;
  readonly body: object;
}

interface Facts {
  /** The time at which the database was closed. */
  readonly now: number;
  readonly tokens: { readonly [who: string]: string };
  readonly tables: readonly { readonly id: string; readonly what: string }[];
  readonly answers: readonly Answered[];
}

const FOLDER = fileURLToPath(new URL('../../fixtures/before-match/', import.meta.url));
const facts: Facts = JSON.parse(readFileSync(`${FOLDER}facts.json`, 'utf8'));

const open = (changes: Partial<Config>, now: () => number): Promise<TestServer> => {
  const data = mkdtempSync(join(tmpdir(), 'crescendo-old-'));
  copyFileSync(`${FOLDER}crescendo.db`, join(data, 'crescendo.db'));
  return startTestServer({ ...changes, data }, now);
};

const known = (url: string, who: string): Player => {
  const player = new Player(url, who);
  player.token = facts.tokens[who] ?? '';
  return player;
};

/** As programs of that time ask: they name no version. */
const askAsThen = (player: Player, path: string) =>
  player.ask('GET', path, undefined, { [PROTOCOL_HEADER]: '' });

/** Error codes that have another name since (protocol 2). */
const RENAMED: { readonly [code: string]: string } = { 'who-are-you': 'unauthenticated' };

/** Lists had names where they have players since: a bot by its level after a colon, nobody by nothing. */
const withNames = (body: Record<string, unknown>): Record<string, unknown> => {
  const line = (now: object): object => {
    const { players, ...rest } = now as { players?: { name: string; level: string | null }[] };
    return players === undefined
      ? now
      : { ...rest, names: players.map(({ name, level }) => (level === null ? name : `:${level}`)) };
  };
  const list = (name: string): object => {
    const lines = body[name];
    return Array.isArray(lines) ? { [name]: lines.map(line) } : {};
  };
  return typeof body === 'object' ? { ...body, ...list('tables'), ...list('results') } : body;
};

/** States say since then whose time was up (in these games nobody's was), who made the last move, and what happened to seats. */
const withoutMakers = (body: Record<string, unknown>): Record<string, unknown> => {
  if (body.timeUp !== null) return body;
  const { timeUp: _, lastMove: __, seatEvents: ___, ...rest } = body;
  return rest;
};

/** Chairs say since then who held a seat before the bot. */
const withoutFormer = (body: Record<string, unknown>): Record<string, unknown> => {
  const { table } = body as { table?: { chairs: { former?: string }[] } };
  if (table === undefined) return body;
  return { ...body, table: { ...table, chairs: table.chairs.map(({ former: _, ...seatInfo }) => seatInfo) } };
};

/** Records said only by the name that a player was a bot: its level. */
const recordThen = (text: string): string =>
  [...text.matchAll(/\b0 ([A-P]) bot (\w+) (\w+)/g)]
    .reduce(
      (then, [, seat, level, name]) => then.replace(`name ${seat} "${name}"`, `name ${seat} "${level}"`),
      text,
    )
    .replace(/^fair seats .*\n/m, '');

/** Steps say since then who made the move. */
const stepDigest = ({ maker: _, ...step }: { readonly maker?: string }): string => digest(step);

/** A table says since then who watches, may react, may take a move back and was removed: at these, nobody. */
const withoutAudience = (body: Record<string, unknown>): Record<string, unknown> => {
  if (typeof body.table !== 'object' || body.table === null) return body;
  const { reactions, watching, audience, offered, takeBack, mayTakeBack, ...rest } = body.table as Record<
    string,
    unknown
  >;
  const { link, removed, suggestion, ...table } = rest;
  // Its players pass on the link of the table itself; nobody was removed, and no game suggested by name.
  expect([null, table.id]).toContain(link);
  expect([removed, suggestion]).toEqual([[], null]);
  expect([reactions, watching, audience, offered, takeBack, mayTakeBack]).toEqual([
    false,
    [],
    0,
    false,
    null,
    false,
  ]);
  return { ...body, table };
};

/** A daily game says since then how many did less well, and publishes fingerprints of its deals; its day has a number. */
const withoutStanding = ({ number, ...body }: Record<string, unknown>): Record<string, unknown> => {
  expect(number).toBe(dailyNumber(String(body.day)));
  const games = (body.games as Record<string, unknown>[]).map(
    ({ behind, fingerprint, tomorrow, ...game }) => {
      if (behind !== undefined) expect(behind).toBeTypeOf('number');
      for (const hash of [fingerprint, tomorrow]) expect(hash).toMatch(/^[0-9a-f]{64}$/);
      return game;
    },
  );
  return { ...body, games };
};

/** Of a history only the digest of each step was kept; of an error only its code matters. */
const shortened = (path: string, status: number, body: string | Record<string, unknown>): unknown => {
  if (typeof body === 'string') return recordThen(body);
  if (status !== 200) return body.code;
  if (path === '/api/me') {
    const { keepDays, ...data } = body;
    expect(keepDays).toEqual({ tables: 30, talk: 365, people: 730 });
    return withNames(withoutAudience(withoutFormer(withoutMakers(data))));
  }
  if (path.startsWith('/api/daily')) return withoutStanding(body);
  if (!path.includes('/history')) return withNames(withoutAudience(withoutFormer(withoutMakers(body))));
  return { seat: body.seat, steps: (body.steps as object[]).map(stepDigest) };
};

describe('at the time when it was closed', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ botPause: 60_000 }, () => facts.now);
  });
  afterAll(() => server.end());

  const people = Object.keys(facts.tokens);
  test.each(people)('%s is answered as before', async (who) => {
    const player = known(server.url, who);
    // The lobby no longer shows tables where nobody is present.
    const asked = facts.answers.filter((answer) => answer.who === who && answer.path !== '/api/tables');
    for (const { path, status, body } of asked) {
      const now = await askAsThen(player, path);
      const { code } = body as { code: string };
      const then = status === 200 ? body : (RENAMED[code] ?? code);
      const what = facts.tables.find(({ id }) => path.includes(id))?.what ?? '';
      expect([what, path, now.status, shortened(path, now.status, now.body)]).toEqual([
        what,
        path,
        status,
        then,
      ]);
    }
  });
});

/** The history of then, as this player knew it. */
const historyOf = (who: string, id: string): readonly string[] => {
  const path = `/api/tables/${id}/history?views=1`;
  const found = required(facts.answers.find((answer) => answer.who === who && answer.path === path));
  return (found.body as { steps: string[] }).steps;
};

interface StateThen {
  readonly table?: { readonly status: string; readonly game: string; readonly held: boolean };
}

const stateOf = (who: string, id: string): StateThen =>
  required(facts.answers.find((answer) => answer.who === who && answer.path === `/api/tables/${id}`)).body;

describe('later', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({}, () => facts.now + 1000);
  });
  afterAll(() => server.end());

  const going = facts.tables.filter(({ id }) => stateOf('Ada', id).table?.status === 'playing');
  test.each(going.map(({ what, id }) => [what, id] as const))(
    'the game “%s” goes on to its end, fair from its first die',
    async (_what, id) => {
      const players = [known(server.url, 'Ada'), known(server.url, 'Bob')];
      const [ada, bob] = players as [Player, Player];
      if (stateOf('Ada', id).table?.held) await ada.ask('POST', `/api/tables/${id}/pause`, { pause: false });
      for (const player of players) player.watch(id);
      // Nobody orders twelve counters by chance: there a bot goes on in Bob's place.
      if (stateOf('Ada', id).table?.game === 'finito') await bob.ask('POST', `/api/tables/${id}/leave`);
      const { seating } = (await ada.ask('GET', `/api/tables/${id}`)).body.table;
      const seated = players.filter(({ name }) =>
        seating.some((seatInfo: { name: string }) => seatInfo.name === name),
      );
      // The last move is long ago: until both are connected, a bot may play for the one who is missing.
      const isBack = ({ table, seat }: TableState): boolean =>
        seat !== null && table.seating[seat]?.away === false;
      await Promise.all(seated.map((player) => player.until(id, isBack)));
      await Promise.all(seated.map((player) => player.play(id)));
      await ada.until(id, ({ table }) => table.status === 'over');
      const parsed = parseRecord((await ada.ask('GET', `/api/tables/${id}/record`)).body, gameById);
      if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
      expect(fairnessError(parsed.record, gameById)).toBeUndefined();
      for (const player of seated) {
        const before = historyOf(player.name, id);
        const { steps } = (await askAsThen(player, `/api/tables/${id}/history?views=1`)).body;
        expect(steps.slice(0, before.length).map(stepDigest)).toEqual(before);
      }
      for (const player of [ada, bob]) player.close();
    },
  );
});
