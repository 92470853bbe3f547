// Texts that are in the page and in its service worker before any other is loaded, in all languages.
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '@crescendo/words';
import { type Plugin, runnerImport } from 'vite';

const WORDS = fileURLToPath(new URL('../words/src/', import.meta.url));

const languages = async (): Promise<readonly string[]> =>
  (await runnerImport<typeof import('@crescendo/words')>(`${WORDS}languages.ts`)).module.LANGUAGES;

interface EarlyWords {
  readonly noScript: Catalogue<'early/noScript'>;
  readonly tooOld: Catalogue<'early/tooOld'>;
  readonly notices: Catalogue<'early/notices'>;
}

const earlyWordsOf = async (language: string): Promise<EarlyWords> =>
  (await runnerImport<EarlyWords>(`${WORDS}${language}/early/index.ts`)).module;

/** The texts of notices, by language. */
export const noticesByLanguage = async (): Promise<object> =>
  Object.fromEntries(
    await Promise.all(
      (await languages()).map(async (language) => [language, (await earlyWordsOf(language)).notices]),
    ),
  );

const NO_SCRIPT = '<noscript></noscript>';
const TOO_OLD = '<div id="too-old" hidden></div>';

/** Writes into the page what a browser shows that runs no scripts, or is too old for them. */
export const staticWords = (): Plugin => ({
  name: 'crescendo-static-words',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      if (!html.includes(NO_SCRIPT)) throw new Error('the page has no empty noscript');
      if (!html.includes(TOO_OLD)) throw new Error('the page has no place for what older browsers show');
      const all = await Promise.all(
        (await languages()).map(async (language) => ({ language, words: await earlyWordsOf(language) })),
      );
      const noScript = all.map(({ language, words }) => `<p lang="${language}">${words.noScript.text}</p>`);
      const tooOld = all.map(
        ({ language, words: { tooOld } }) =>
          `<section lang="${language}"><b>${tooOld.title}</b><p>${tooOld.text}</p></section>`,
      );
      return html
        .replace(NO_SCRIPT, NO_SCRIPT.replace('><', `>${noScript.join('')}<`))
        .replace(TOO_OLD, TOO_OLD.replace('><', `>${tooOld.join('')}<`));
    },
  },
});
