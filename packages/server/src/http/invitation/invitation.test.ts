import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useTestServer } from '../../../test/support/use-test-server.ts';
import { readConfig } from '../../boot/config.ts';
import { reachableFrom } from '../reachable.ts';
import { acceptedLanguage } from './accepted-language.ts';

const page = mkdtempSync(join(tmpdir(), 'crescendo-page-'));
writeFileSync(
  join(page, 'index.html'),
  '<!doctype html><html><head><title>the page</title></head><body></body></html>',
);
writeFileSync(join(page, 'preview-qwinto.jpg'), 'a picture');

const fixture = useTestServer({ page });

const read = async (id: string, headers: Record<string, string> = {}, kind = 't'): Promise<string> => {
  const response = await fetch(`${fixture.server.url}/${kind}/${id}`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return response.text();
};

const tag = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('a link says who invites, to what, and how many seats are free, in the language asked for', async () => {
  const ada = await fixture.newPlayer('Ada');
  const id = (await ada.ask('POST', '/api/tables', { game: 'qwinto', seats: 3 })).body.id;
  const plain = await read(id, { accept: '*/*' });
  expect(tag(plain, 'og:title')).toBe('Ada invites you to play Qwinto');
  expect(tag(plain, 'og:description')).toMatch(/^2 seats are free\./);
  expect(plain).toContain('<title>Ada invites you to play Qwinto</title>');
  expect(tag(plain, 'og:image')).toBe(`${fixture.server.url}/preview-qwinto.jpg`);
  const german = await read(id, { 'accept-language': 'pl, de-CH;q=0.8, en;q=0.5' });
  expect(tag(german, 'og:title')).toBe('Ada lädt dich zu Qwinto ein');
  const bob = await fixture.newPlayer('Bob');
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  expect(tag(await read(id), 'og:description')).toMatch(/^One seat is free\./);
});

test('a name is only a name, and a game without a picture has none', async () => {
  const ada = await fixture.newPlayer('"><b>$&');
  const { body } = await ada.ask('POST', '/api/tables', { game: 'finito', seats: 2 });
  const html = await read(body.id);
  expect(html).not.toContain('<b>');
  expect(tag(html, 'og:title')).toBe('&#34;&#62;&#60;b&#62;$&#38; invites you to play Finito!');
  expect(tag(html, 'og:image')).toBeUndefined();
});

test('of a running game that nobody may watch, a link tells nothing', async () => {
  const { id } = await fixture.pair({ game: 'qwinto', seats: 2, spectators: false });
  expect(await read(id)).toContain('<title>the page</title>');
  const open = await fixture.pair({ game: 'qwinto', seats: 2 });
  expect(tag(await read(open.id), 'og:description')).toMatch(/^The game is on\./);
});

test('a link to a group says its name and its size, and nobody’s name', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const { id } = (await ada.ask('POST', '/api/groups', { name: 'Chess & <b>' })).body;
  expect(tag(await read(id, {}, 'g'), 'og:title')).toBe('Join the group “Chess &#38; &#60;b&#62;”');
  await bob.ask('POST', `/api/groups/${id}/join`, {});
  const french = await read(id, { 'accept-language': 'fr' }, 'g');
  expect(tag(french, 'og:description')).toMatch(/^2 membres\./);
  expect(tag(french, 'og:url')).toBe(`${fixture.server.url}/g/${id}`);
  expect(french).not.toMatch(/Ada|Bob/);
});

test.each([
  ['/', 'de', 'Crescendo: vier Zahlenspiele', /^5 vor 12, Rummikub, Finito! und Qwinto/],
  ['/daily/2026-11-15', 'en', 'Daily games', /^Four new games every day/],
  ['/challenge', 'fr', 'Un défi\u00a0: même partie, même chance', /Dans le navigateur/],
  ['/challenge/daily', 'en', 'A challenge: same game, same luck', /who did better/],
])('%s has a preview of its own, in the language asked for', async (path, language, title, text) => {
  const url = `${fixture.server.url}${path}`;
  const response = await fetch(url, { headers: { 'accept-language': language } });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(tag(html, 'og:title')).toBe(title);
  expect(tag(html, 'og:description')).toMatch(text);
  expect(tag(html, 'og:url')).toBe(url);
  expect(tag(html, 'og:image')).toBe(`${fixture.server.url}/preview-qwinto.jpg`);
  const known = { 'accept-language': language, 'if-none-match': response.headers.get('etag') ?? '' };
  expect((await fetch(url, { headers: known })).status).toBe(304);
});

test.each([['AAAAAAAAAAAAAAAAAAAAAA'], ['nonsense'], ['%00']])(
  'a link to no table or group is the page, which says so: %s',
  async (id) => {
    for (const kind of ['t', 'g']) expect(await read(id, {}, kind)).toContain('<title>the page</title>');
  },
);

test.each([
  ['', 'en'],
  ['*', 'en'],
  ['pt-BR', 'en'],
  ['fr-CH, de;q=0.9', 'fr'],
  ['de;q=0.3, nl;q=0.7', 'nl'],
  ['de;q=0', 'en'],
  ['constructor, es', 'es'],
])('Accept-Language %s: %s', (accepted, language) => expect(acceptedLanguage(accepted)).toBe(language));

test('only a page on the same machine is told where others reach the server', async () => {
  const config = readConfig({});
  const asked = (remote: string, headers = {}) => reachableFrom(config, { headers, remote, port: 5112 });
  expect(asked('192.168.1.9')).toBeNull();
  expect(asked('127.0.0.1', { 'x-forwarded-for': '1.2.3.4' })).toBeNull();
  for (const address of asked('127.0.0.1') ?? [''])
    expect(address).toMatch(/^http:\/\/(?!127\.)[\d.]+:5112$/);
  const alone = reachableFrom({ ...config, host: '127.0.0.1' }, { headers: {}, remote: '::1', port: 1 });
  expect(alone).toEqual([]);
  const { body } = await (await fixture.newPlayer('Ada')).ask('GET', '/api/server');
  expect(body.addresses).toEqual([]);
});
