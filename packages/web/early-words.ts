// Texts that are in the page and in its service worker before any other is loaded, in all languages.
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '@crescendo/words';
import { type Plugin, runnerImport } from 'vite';

const WORDS = fileURLToPath(new URL('../words/src/', import.meta.url));

const languages = async (): Promise<readonly string[]> =>
  (await runnerImport<typeof import('@crescendo/words')>(`${WORDS}languages.ts`)).module.LANGUAGES;

interface EarlyWords {
  readonly noScript: Catalogue<'early/noScript'>;
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

/** Writes into the page what a browser without scripts shows. */
export const noScriptWords = (): Plugin => ({
  name: 'crescendo-no-script-words',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      if (!html.includes(NO_SCRIPT)) throw new Error('the page has no empty noscript');
      const lines = (await languages()).map(
        async (language) => `<p lang="${language}">${(await earlyWordsOf(language)).noScript.text}</p>`,
      );
      return html.replace(NO_SCRIPT, `<noscript>${(await Promise.all(lines)).join('')}</noscript>`);
    },
  },
});
