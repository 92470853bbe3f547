// The announced text of a whole game of each kind, as it is kept in golden/. `npm run golden:heard` writes it anew.
import { expect, test } from 'vitest';
import { inBrowser } from '../support/person.ts';
import { HEARD, hearGame } from './heard-game.ts';

inBrowser('what is heard', () => {
  test.each(Object.keys(HEARD).flatMap((game) => [[game, 'en'] as const, [game, 'de'] as const]))(
    'a whole game of %s, %s',
    async (game, language) => {
      const text = await hearGame(game, language === 'en' ? 'en-GB' : 'de-DE');
      await expect(text).toMatchFileSnapshot(`./golden/${game}.${language}.txt`);
    },
  );
});
