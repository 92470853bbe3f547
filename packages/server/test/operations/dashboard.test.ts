// The dashboard and the alert rules name metrics that the server has.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { startTestServer } from '../support/test-server.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../../docs/operations/${name}`, import.meta.url), 'utf8');

test.each(['grafana.json', 'alerts.yml'])('%s uses metrics that exist', async (name) => {
  const server = await startTestServer();
  await Player.at(server.url, 'Ada');
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  await server.end();
  const known = new Set(metrics.match(/^crescendo_\w+/gm));
  const used = new Set(read(name).match(/crescendo_\w+/g));
  expect(used.size).toBeGreaterThan(8);
  expect([...used].filter((metric) => !known.has(metric))).toEqual([]);
});

test('the dashboard is JSON with a query in every panel', () => {
  const { panels } = JSON.parse(read('grafana.json'));
  expect(panels.length).toBeGreaterThan(8);
  for (const { title, targets } of panels) expect([title, targets.length > 0]).toEqual([title, true]);
});
