// What is said where a table for friends is chosen.
import type { Clock } from '@crescendo/protocol';
import type { Language } from '@crescendo/words';
import { catalogue } from '../../app/catalogue.ts';

export interface NewTableWords {
  readonly where: string;
  readonly here: string;
  readonly friends: string;
  readonly howMany: string;
  readonly howManyHint: string;
  readonly clockKinds: { readonly [K in Clock['kind']]: string };
  readonly clockHints: { readonly [K in Clock['kind']]: string };
  readonly time: string;
  readonly booklet: (time: string) => string;
  readonly bank: (time: string, increment: string) => string;
  readonly days: (days: number) => string;
  readonly more: string;
  readonly public: string;
  readonly publicHint: string;
  readonly spectators: string;
  readonly spectatorsHint: string;
  readonly delay: string;
  readonly noDelay: string;
  readonly later: (time: string) => string;
  readonly talk: string;
  readonly talkHint: string;
  readonly level: string;
  readonly make: string;
  readonly change: (game: string) => string;
  readonly changeHint: string;
  readonly changeDo: string;
}

export const newTableWords = catalogue(async (language: Language): Promise<NewTableWords> => {
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
