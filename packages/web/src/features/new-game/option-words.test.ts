import { GAMES, presetOptions } from '@crescendo/rules';
import { gameWords, LANGUAGES } from '@crescendo/words';
import { expect, test } from 'vitest';
import { offeredOptions, offeredValues } from '../../session/setup/setup-choice.ts';
import { optionName, optionValueText } from './option-words.ts';

test('what 0 means is said as a value, not in the name', async () => {
  const fr = await gameWords('finito', 'fr');
  expect(optionName(fr, 'roundLimit')).toBe('Lancers avant que la plus longue suite gagne');
  expect(optionValueText(fr, 'roundLimit', 0)).toBe('Sans limite');
  expect(optionValueText(fr, 'roundLimit', 40)).toBe('40');
});

test('every value that is offered has words, in every language', async () => {
  for (const language of LANGUAGES)
    for (const game of GAMES) {
      const words = await gameWords(game.id, language);
      for (const option of offeredOptions(game))
        for (const value of offeredValues(game, option, presetOptions(game, '')[option]!)) {
          expect(optionName(words, option)).toBeTruthy();
          if (typeof value !== 'number')
            expect(optionValueText(words, option, value)).not.toBe(String(value));
        }
    }
});
