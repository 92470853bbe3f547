// Names above small boards keep their distance, however long they are.
import { PROTOCOL, PROTOCOL_HEADER } from '@crescendo/protocol';
import { expect, test } from 'vitest';
import { inBrowser, SIZES, visit } from '../support/person.ts';

const NAMES = ['Maximilian Wolfgang', 'Anna-Katharina Meier', 'W'.repeat(24), 'Frédérique Delacroix'];

inBrowser('long names', () => {
  test('of four players of 5 vor 12 do not touch each other', async () => {
    const { page, context } = await visit('/', { size: 'tall' });
    const { origin } = new URL(page.url());
    const ask = async (token: string, path: string, body: object) => {
      const headers = { 'content-type': 'application/json', [PROTOCOL_HEADER]: String(PROTOCOL) };
      const named = token === '' ? headers : { ...headers, authorization: `Bearer ${token}` };
      return (
        await fetch(`${origin}/api/${path}`, { method: 'POST', headers: named, body: JSON.stringify(body) })
      ).json();
    };
    let id = '';
    for (const [seat, name] of NAMES.entries()) {
      const { token } = await ask('', 'me', { name });
      if (seat === 0)
        ({ id } = await ask(token, 'tables', {
          game: '5vor12',
          options: { start: 'fourInOrder' },
          seats: 4,
        }));
      else await ask(token, `tables/${id}/sit`, {});
    }
    await page.goto(`/t/${id}`);
    await page.locator('.v12-other').nth(2).waitFor();
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      const boxes = () =>
        page.locator('.v12-name').evaluateAll((names) =>
          names.map((name) => {
            const { left, right, top, bottom } = name.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
      await expect
        .poll(async () => {
          const found = await boxes();
          const touching = found.flatMap((one, i) =>
            found
              .slice(i + 1)
              .filter(
                (other) =>
                  one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom &&
                  other.top < one.bottom,
              ),
          );
          return [found.length, touching.length, found.some(({ right }) => right > size.width)];
        })
        .toEqual([3, 0, false]);
    }
    await context.close();
  });
});
