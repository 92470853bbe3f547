// Every rules page says for how many the game was printed, who follows whom, and what an equal result means.
import { presetOptions } from '@crescendo/rules';
import { vorZwoelf } from '@crescendo/rules/5vor12';
import { finito } from '@crescendo/rules/finito';
import { qwinto } from '@crescendo/rules/qwinto';
import { LANGUAGES } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { rulesPage as vorZwoelfPage } from './5vor12/pages/rules.ts';
import { rulesPage as finitoPage } from './finito/pages/rules.ts';
import { rulesPage as qwintoPage } from './qwinto/pages/rules.ts';

const CLOCKWISE =
  /clockwise|Uhrzeigersinn|aiguilles d’une montre|senso orario|met de klok mee|agujas del reloj/;
const TO_FOUR =
  /two to four|zwei bis vier|deux à quatre|[Dd]a due a quattro|twee tot vier|[Dd]e dos a cuatro/;
const TO_SIX = /two to six|zwei bis sechs|deux à six|[Dd]a due a sei|twee tot zes|[Dd]e dos a seis/;
const OLDEST = /oldest|ältesten|plus âgé|più anziano|oudste|de más edad/;

describe.each(LANGUAGES)('%s', (language) => {
  const read = (sections: readonly { readonly text: readonly string[] }[]): string =>
    sections.flatMap(({ text }) => text).join('\n');

  test('5 vor 12: two to four, the oldest begins, clockwise', async () => {
    const text = read(await vorZwoelfPage.sections(presetOptions(vorZwoelf, 'ravensburger-2012'), language));
    for (const said of [TO_FOUR, OLDEST, CLOCKWISE]) expect(text).toMatch(said);
  });

  test('Finito!: two to four, but not where more may play', async () => {
    const inEdition = async (preset: string) =>
      read(await finitoPage.sections(presetOptions(finito, preset), language));
    expect(await inEdition('schmidt-2008')).toMatch(TO_FOUR);
    expect(await inEdition('nl-rounds')).toMatch(TO_FOUR);
    expect(await inEdition('quick')).not.toMatch(TO_FOUR);
  });

  test('Qwinto: two to six, and the dice go round clockwise', async () => {
    const text = read(await qwintoPage.sections(presetOptions(qwinto, 'nsv-2015'), language));
    for (const said of [TO_SIX, CLOCKWISE]) expect(text).toMatch(said);
  });
});
