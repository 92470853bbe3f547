import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { required } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();
const doc = readFileSync(new URL('../../../../docs/write-a-bot.md', import.meta.url), 'utf8');
const code = required(/```js\n([\s\S]*?)```/.exec(doc)?.[1]);

test('the example of the documentation plays a game to its end, in some forty lines', async () => {
  expect(code.split('\n').length).toBeLessThan(50);
  const ada = await fixture.newPlayer('Ada');
  const { id } = await ada.create({ game: 'qwinto', seats: 2, sit: false });
  await ada.ask('POST', `/api/tables/${id}/bot`, { seat: 0, level: 'random' });
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  const bot = spawn(
    process.execPath,
    ['--import', tsx, '--input-type=module', '-e', code, 'bot', fixture.server.url, id],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
    },
  );
  let errors = '';
  bot.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = await new Promise((resolve) => bot.on('close', resolve));
  expect({ ended, errors }).toEqual({ ended: 0, errors: '' });
  const { body } = await ada.ask('GET', `/api/tables/${id}`);
  expect(body.table).toMatchObject({ status: 'over', seating: [{ kind: 'bot' }, { name: 'Dicey' }] });
});
