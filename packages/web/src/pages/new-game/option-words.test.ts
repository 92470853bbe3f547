import { GAMES } from '@crescendo/rules';
import { gameWords, LANGUAGES } from '@crescendo/words';
import { expect, test } from 'vitest';
import { offered, optionsOf, wantedOptions } from '../../table/choosing.ts';
import { nameWords, valueWords } from './option-words.ts';

test('what 0 means is said as a value, not in the name', async () => {
  const fr = await gameWords('finito', 'fr');
  expect(nameWords(fr, 'roundLimit')).toBe('Lancers avant que la plus longue suite gagne');
  expect(valueWords(fr, 'roundLimit', 0)).toBe('Sans limite');
  expect(valueWords(fr, 'roundLimit', 40)).toBe('40');
});

test('every value that is offered has words, in every language', async () => {
  for (const language of LANGUAGES)
    for (const game of GAMES) {
      const words = await gameWords(game.id, language);
      for (const option of wantedOptions(game))
        for (const value of offered(game, option, optionsOf(game, '')[option]!)) {
          expect(nameWords(words, option)).toBeTruthy();
          if (typeof value !== 'number') expect(valueWords(words, option, value)).not.toBe(String(value));
        }
    }
});
