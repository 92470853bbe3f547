import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../test/support/use-test-server.ts';
import { readConfig } from './config.ts';

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 5112,
    data: 'data',
    databaseUrl: undefined,
    trustProxy: false,
    origins: [],
  });
});

test('what is set is used', () => {
  const env = {
    PORT: '80',
    DATABASE_URL: 'postgres://x/y',
    CRESCENDO_ORIGINS: 'https://a.example, https://b.example',
    CRESCENDO_TRUST_PROXY: 'yes',
  };
  expect(readConfig(env)).toMatchObject({
    port: 80,
    databaseUrl: 'postgres://x/y',
    origins: ['https://a.example', 'https://b.example'],
    trustProxy: true,
  });
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['games', '/games/'],
  ['/our/games/', '/our/games/'],
])('the base “%s” is %s', (CRESCENDO_BASE, base) => {
  expect(readConfig({ CRESCENDO_BASE }).base).toBe(base);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not “http”.'],
  [{ PORT: '70000' }, 'PORT must be a whole number'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://.'],
  [{ CRESCENDO_ORIGINS: 'example.org' }, 'CRESCENDO_ORIGINS must list sites'],
  [{ CRESCENDO_BASE: '/a/../b/' }, 'CRESCENDO_BASE must be a path such as /games/, not “/a/../b/”.'],
  [{ CRESCENDO_BASE: 'https://example.org/' }, 'CRESCENDO_BASE must be a path'],
  [{ CRESCENDO_TRUST_PROXY: 'maybe' }, 'CRESCENDO_TRUST_PROXY must be yes or no, not “maybe”.'],
  [{ CRESCENDO_KEEP_DAYS: '-1' }, 'CRESCENDO_KEEP_DAYS must be a whole number from 0 to 36500, not “-1”.'],
  [{ CRESCENDO_LOG: 'loud' }, 'CRESCENDO_LOG must be error, warn, info, debug, not “loud”.'],
])('%j is refused in one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('the README lists everything that can be set', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const names = ['./config.ts', './start-local.ts'].flatMap(
    (file) => read(file).match(/\b(PORT|DATABASE_URL|CRESCENDO_[A-Z_]+)\b/g) ?? [],
  );
  const readme = read('../../../../README.md');
  expect(names.length).toBeGreaterThan(15);
  for (const name of new Set(names)) expect(readme).toContain(`| \`${name}\` |`);
});

describe('behind a proxy', () => {
  const fixture = useTestServer({ trustProxy: true, requestsPerSecond: 5 });

  test('the cookie is secure where the proxy says so, and addresses are told apart', async () => {
    const ask = (from: string) =>
      fetch(`${fixture.server.url}/api/me`, {
        method: 'POST',
        headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': `6.6.6.6, ${from}` },
      });
    const { headers } = await ask('1.2.3.4');
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
    expect(headers.get('strict-transport-security')).toContain('max-age');
    const many = await Promise.all(Array.from({ length: 40 }, () => ask('1.2.3.4')));
    expect(many.map(({ status }) => status)).toContain(429);
    expect((await ask('4.3.2.1')).status).toBe(200);
  });
});

describe('going down', () => {
  const fixture = useTestServer();

  test('asks all clients to reconnect, and is no longer ready', async () => {
    const { ada } = await fixture.pair({ game: 'qwinto' });
    const stopped = fixture.server.stop();
    expect(await ada.heard(({ type }) => type === 'bye')).toEqual({ type: 'bye', wait: 1000 });
    ada.close();
    await stopped;
    await expect(fetch(`${fixture.server.url}/healthz`)).rejects.toThrow();
  });
});
