import { expect, test } from 'vitest';
import { readAddress } from './api-client.ts';

const ID = 'AbCdEfGhIjKlMnOpQrStU_';

test.each([
  ['play.example.org', 'http://play.example.org', undefined],
  ['https://play.example.org/', 'https://play.example.org', undefined],
  ['https://play.example.org/lobby', 'https://play.example.org', undefined],
  [`https://play.example.org/t/${ID}`, 'https://play.example.org', ID],
  [`https://play.example.org/${ID}`, 'https://play.example.org', ID],
  ['https://www.example.org/games', 'https://www.example.org/games', undefined],
  ['https://www.example.org/games/', 'https://www.example.org/games', undefined],
  [`https://www.example.org/our/games/t/${ID}`, 'https://www.example.org/our/games', ID],
])('%s', (text, origin, table) => {
  expect(readAddress(text)).toEqual({ origin, table });
});
