import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('dates are written as in the country of the language, wherever they stand', () => {
  const root = new URL('..', import.meta.url).pathname;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const formats = files.flatMap((file) =>
    [
      ...readFileSync(`${root}${file}`, 'utf8').matchAll(
        /new Intl\.(?:DateTime|RelativeTime)Format\(([^,)]*)/g,
      ),
    ].map(([, locale = '']) => `${file}: ${locale}`),
  );
  expect(formats.length).toBeGreaterThan(5);
  expect(formats.filter((format) => !format.includes('languageTag('))).toEqual([]);
});
