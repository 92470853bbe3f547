// A decision that comes a whole turn late must not become another decision.
import { expect, test } from 'vitest';
import { useTestServer } from '../support/use-test-server.ts';

const { pair } = useTestServer();

test('a move is made for the decision it was meant for, and for no other', async () => {
  const { ada, bob, id } = await pair({ game: '5vor12' });
  const at = async (player: typeof ada) => (await player.ask('GET', `/api/tables/${id}`)).body;
  const first = await at(ada);
  const move = ada.anyMove(first);
  const sent = { id: 'meant-for-now', move, decided: first.decided };
  const done = await ada.ask('POST', `/api/tables/${id}/moves`, sent);
  expect(done.status).toBe(200);
  // Sent again, it is the same move; under another id it comes too late, no matter whose turn it is.
  expect((await ada.ask('POST', `/api/tables/${id}/moves`, sent)).body).toEqual(done.body);
  const late = { ...sent, id: 'the-same-later' };
  expect((await ada.ask('POST', `/api/tables/${id}/moves`, late)).body.code).toBe('too-late');
  await bob.play(id, 1);
  expect((await ada.ask('POST', `/api/tables/${id}/moves`, late)).body.code).toBe('too-late');
  expect((await at(ada)).decided).toBe(first.decided + 1);
});

test('a move that counted is acknowledged again, also after its player has left', async () => {
  const { ada, id } = await pair({ game: '5vor12' });
  const { body: state } = await ada.ask('GET', `/api/tables/${id}`);
  const sent = { id: 'before-leaving', move: ada.anyMove(state) };
  const done = await ada.ask('POST', `/api/tables/${id}/moves`, sent);
  await ada.ask('POST', `/api/tables/${id}/leave`);
  expect((await ada.ask('POST', `/api/tables/${id}/moves`, sent)).body).toEqual(done.body);
});
