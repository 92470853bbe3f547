// All texts of the product in one language after another (npm run sentences -- de): what types cannot check.
import { describe, expect, test } from 'vitest';
import { cataloguesOf, listSentences } from '../scripts/list-sentences.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Words that docs/words.md has decided against. */
const NOT_OURS: { readonly [L in Language]?: RegExp } = {
  en: /\blit fields?\b|glowing|\bopen tiles?\b|rises? (down|to the right)|lowest rack/i,
  de: /\bleuchtend|\bhelle[ns]? Feld|niedrigste[sn]? Brett|\bPlaudern\b/,
  fr: /(?<!-)\bbots?\b|qui brille|éclairée|nulle part/,
  it: /\bmanche\b|chiacchier|accese?\b|da nessuna parte/,
  nl: /\brek\b|(?<!-)\bseries?\b|opgeschreven|oplicht/,
  es: /\bcog(e|er|es|erla|ida)\b|\bcabe\b|iluminada|que brilla/,
};

describe('the sentences of every language', () => {
  test.each(LANGUAGES)('%s: no catalogue is missing, and our own terms are used', async (language) => {
    const english = [...(await cataloguesOf('en')).keys()];
    expect(english).toEqual(expect.arrayContaining([...(await cataloguesOf(language)).keys()]));
    const all = await listSentences(language);
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter(({ text }) => NOT_OURS[language]?.test(text))).toEqual([]);
  });

  test('French has a narrow no-break space before : ; ! ? and inside « »', async () => {
    const all = await listSentences('fr');
    // The sentences shown as source are not checked.
    const wrong = all.filter(({ text }) => !text.includes('=>') && /[a-zé)»] [:;!?»]|« /.test(text));
    expect(wrong).toEqual([]);
  });
});
