// Goes through every route: whatever the server replies, a client may read it by the schema that the protocol has for it.
import { commitmentOf, ErrorBody } from '@crescendo/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Player } from '../../../test/support/player.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';
import { ROUTES } from '../../boot/routes.ts';

const fixture = useTestServer();
const routes = new Map(
  ROUTES(() => null).map((route) => [
    `${route.method} ${route.path}`,
    typeof route.response === 'object' ? route.response : undefined,
  ]),
);

test('every reply is as its schema says, and so is every refusal', async () => {
  const [replied, refused] = [new Set<string>(), new Set<string>()];
  const ask = async (player: Player, name: string, values: readonly string[] = [], body?: object) => {
    const schema = routes.get(name);
    const left = [...values];
    const [method = '', path = ''] = name.replaceAll(/:\w+/g, () => left.shift() ?? '?').split(' ');
    const answer = await player.ask(method, path + left.join(''), body);
    if (answer.status >= 400) {
      expect(v.parse(ErrorBody, answer.body), name).toEqual(answer.body);
      refused.add(name);
    } else if (schema === undefined) expect(answer.status, name).toBe(204);
    else {
      // Reading drops what no schema names: then the two would differ.
      expect(v.parse(schema, answer.body), name).toEqual(answer.body);
      replied.add(name);
    }
    return answer.body;
  };

  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const cleo = await fixture.newPlayer('Cleo');
  await ask(ada, 'POST /api/me', [], {});
  await ask(ada, 'PATCH /api/me', [], { name: 'Ada L.' });
  await ask(ada, 'GET /api/server');
  await ask(ada, 'GET /api/games');

  const table = { game: 'finito', seats: 3, options: { roundLimit: 2 }, public: true, start: 'host' };
  const { id } = await ask(ada, 'POST /api/tables', [], table);
  const at = (player: Player, what: string, body: object = {}) =>
    ask(player, `POST /api/tables/:table/${what}`, [id], body);
  await at(cleo, 'sit', { seat: 2 });
  await at(ada, 'remove', { seat: 2 });
  await at(cleo, 'decline');
  await at(ada, 'offer', { key: 'nobody' });
  // A share that is not revealed yet: else the table would start by itself when it is full.
  await at(bob, 'sit', { commitment: commitmentOf('a'.repeat(64)) });
  await at(ada, 'dice', {});
  await at(ada, 'bot', { seat: 2, level: 'casual' });
  await at(ada, 'bot', { seat: 2, level: null });
  await at(ada, 'bot', { seat: 2, level: 'casual' });
  await at(ada, 'host', { talk: true });
  await ask(ada, 'GET /api/tables');
  await at(ada, 'start');
  await at(bob, 'sit', { entropy: 'a'.repeat(64) });
  for (const player of [ada, bob]) {
    player.watch(id);
    await player.until(id, ({ view }) => view !== null);
  }
  await at(ada, 'pause', { pause: false });
  await at(ada, 'back');
  await at(ada, 'absence', { seat: 1, choice: 'wait' });
  await at(ada, 'take-back', { answer: 'agree' });
  await ada.connect().say(id, 'Hello');
  await ada.heard(({ type }) => type === 'talk');
  await ask(ada, 'GET /api/tables/:table', [id]);
  await ask(ada, 'GET /api/tables/:table/talk', [id]);
  await ask(ada, 'GET /api/tables/mine');
  const moved = await at(ada, 'moves', { id: 'move-0001', move: ada.anyMove(ada.stateOf(id)) });
  await ada.until(id, ({ version }) => version >= moved.version);
  await Promise.all([ada.play(id), bob.play(id)]);
  await ada.until(id, ({ table: info }) => info.status === 'over');
  await at(ada, 'review', { share: true });
  await at(ada, 'rematch');
  for (const name of ['history', 'evening'])
    await ask(ada, `GET /api/tables/:table/${name}`, [id, name === 'history' ? '?views=1' : '']);
  await ask(ada, 'GET /api/tables/archive');
  await ask(ada, 'GET /api/me/results');

  const group = (await ask(ada, 'POST /api/groups', [], { name: 'Thursday', table: id })).id;
  await ask(bob, 'GET /api/groups');
  await ask(bob, 'GET /api/tables/:table/group', [id]);
  await ask(bob, 'POST /api/groups/:group/join', [group], {});
  await ask(ada, 'PATCH /api/groups/:group', [group], { notices: true });
  await ask(ada, 'GET /api/groups/:group', [group]);
  await ask(cleo, 'GET /api/groups/:group', [group]);
  await ask(cleo, 'POST /api/groups/:group/decline', [group]);
  await ask(bob, 'POST /api/groups/:group/leave', [group]);

  await ask(ada, 'POST /api/tables/quick', [], { game: 'qwinto' });
  await ask(ada, 'POST /api/daily/:game', ['qwinto']);
  await ask(ada, 'GET /api/daily');
  await ask(ada, 'GET /api/daily/days');
  await ask(ada, 'POST /api/me/exercises', [], { id: 'one', changed: Date.now(), body: 'text' });
  await ask(ada, 'GET /api/me/exercises');
  await ask(ada, 'GET /api/me');
  const { code } = await ask(ada, 'POST /api/me/code');
  await ask(cleo, 'POST /api/me/join', [], { code });
  const { id: other } = await ask(bob, 'POST /api/tables', [], { game: 'qwinto', seats: 2 });
  await ask(bob, 'POST /api/tables/:table/leave', [other]);
  await ask(bob, 'POST /api/tables/:table/close', [other]);
  await ask(bob, 'DELETE /api/me');
  await ask(bob, 'GET /api/me');

  // The replies of all commands at a table have one schema; for these, too much has to happen before.
  const onlyRefused = ['decline', 'offer', 'absence', 'take-back', 'nudge', 'readmit'].map(
    (name) => `POST /api/tables/:table/${name}`,
  );
  const described = [...routes].flatMap(([name, schema]) => (schema === undefined ? [] : [name]));
  expect(described.filter((name) => !replied.has(name)).toSorted()).toEqual(onlyRefused.toSorted());
  expect([...refused]).toEqual(expect.arrayContaining(['GET /api/me']));
});
