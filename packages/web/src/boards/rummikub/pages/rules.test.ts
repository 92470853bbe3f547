// The rules page tells everything a player at the table must know, in every language.
import { presetOptions } from '@crescendo/rules';
import { type Options, rummikub } from '@crescendo/rules/rummikub';
import { LANGUAGES } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { rulesPage } from './rules.ts';

const CLOCKWISE =
  /clockwise|Uhrzeigersinn|aiguilles d’une montre|senso orario|met de klok mee|agujas del reloj/;

describe.each(LANGUAGES)('%s', (language) => {
  const textOf = async (preset: string, section: string, changes: Partial<Options> = {}) => {
    const options = { ...presetOptions(rummikub, preset), ...changes };
    const sections = await rulesPage.sections(options, language);
    return sections.find(({ id }) => id === section)?.text ?? [];
  };

  test('[R-2] the direction of play, and the number of players where all of them may play', async () => {
    expect((await textOf('carlit-de-2007', 'turn')).join(' ')).toMatch(CLOCKWISE);
    const usual = await textOf('carlit-de-2007', 'tiles');
    expect(await textOf('tournament-mso-2019', 'tiles')).toEqual(usual.slice(1));
  });

  test('[R-25] what a new set is, where a freed joker must go into one', async () => {
    const anywhere = await textOf('carlit-fr-2007', 'replace', { jokerReuse: 'sameTurn' });
    const fresh = await textOf('carlit-fr-2007', 'replace');
    expect(fresh).toHaveLength(anywhere.length + 1);
  });

  test('[R-29] what the clock does is told once, for a server and for one device', async () => {
    const strict = await textOf('carlit-de-2007', 'time');
    for (const preset of ['carlit-fr-2007', 'carlit-it-2007', 'international-2019'])
      expect(await textOf(preset, 'time')).toHaveLength(strict.length);
    // New games show the last sentence.
    expect((await textOf('carlit-it-2007', 'time')).at(-1)).toContain('3');
  });

  test('[R-36] [R-39] ties for the lowest rack and in a series, and what counts there', async () => {
    const score = await textOf('international-2019', 'score');
    expect(score).toHaveLength(5);
    expect(score.at(-1)).toContain('2019');
  });
});
