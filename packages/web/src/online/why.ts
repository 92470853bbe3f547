// Why something did not happen, in the words of a person. The server and the page only know codes.
import type { Language } from '@crescendo/words';
import { catalogue } from '../app/catalogue.ts';
import { spoken } from '../app/settings.ts';
import { Refused, type Why } from './ask.ts';

export type WhySentences = { readonly [W in Why]: string };

const sentences = async (language: Language): Promise<WhySentences> => {
  switch (language) {
    case 'de':
      return (await import('./why/de.ts')).de;
    case 'fr':
      return (await import('./why/fr.ts')).fr;
    case 'it':
      return (await import('./why/it.ts')).it;
    case 'nl':
      return (await import('./why/nl.ts')).nl;
    case 'es':
      return (await import('./why/es.ts')).es;
    case 'en':
      return (await import('./why/en.ts')).en;
  }
};

/** A server that is newer than this page may know reasons that the page does not. */
export const whyWords = catalogue(async (language) => {
  const said = await sentences(language);
  return (code: Why): string => said[code] ?? said['try-again'];
});

/** The reason in an error; whatever is no refusal is a fault of ours, and thrown on. */
export const whyIn = (error: unknown): Why => {
  if (error instanceof Refused) return error.code;
  throw error;
};

/** The sentence for an error, for whoever says it once. */
export const whySaid = async (error: unknown): Promise<string> => {
  const code = whyIn(error);
  const said = await sentences(spoken());
  return said[code] ?? said['try-again'];
};
