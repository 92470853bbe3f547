// The announced text of a whole game of each kind, as it is kept in golden/. `npm run golden:heard` writes it anew.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEARD, hearGame } from './heard-game.ts';
import { inBrowser } from './person.ts';

const FOLDER = new URL('./golden/', import.meta.url);

inBrowser('what is heard', () => {
  test.each(Object.keys(HEARD).flatMap((game) => [[game, 'en'] as const, [game, 'de'] as const]))(
    'a whole game of %s, %s',
    async (game, language) => {
      const text = await hearGame(game, language === 'en' ? 'en-GB' : 'de-DE');
      const file = new URL(`${game}.${language}.txt`, FOLDER);
      if (process.env.GOLDEN) {
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(file, text);
      }
      expect(text).toBe(readFileSync(file, 'utf8'));
    },
  );
});
