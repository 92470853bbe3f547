// What is said when this device joins another one's person.
import type { Language } from '@crescendo/words';
import { catalogue } from '../../app/catalogue.ts';

export interface JoinWords {
  readonly title: string;
  readonly about: string;
  readonly code: string;
  readonly join: string;
  readonly before: string;
  /** Known already: as whom, and with how many games going on. */
  readonly known: (name: string, running: number) => string;
  readonly leftBehind: string;
  readonly unknown: string;
  readonly stays: string;
  readonly done: (name: string) => string;
  readonly tooShort: string;
  readonly getCode: string;
}

export const joinWords = catalogue(async (language: Language): Promise<JoinWords> => {
  switch (language) {
    case 'de':
      return (await import('./words/de.ts')).de;
    case 'fr':
      return (await import('./words/fr.ts')).fr;
    case 'it':
      return (await import('./words/it.ts')).it;
    case 'nl':
      return (await import('./words/nl.ts')).nl;
    case 'es':
      return (await import('./words/es.ts')).es;
    case 'en':
      return (await import('./words/en.ts')).en;
  }
});
