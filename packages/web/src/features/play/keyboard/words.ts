// What is said about keys and typed moves. Loaded when somebody asks for them.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface KeysWords {
  readonly title: string;
  /** What each key does. */
  readonly keys: {
    readonly last: string;
    readonly score: string;
    readonly clock: string;
    readonly turn: string;
    readonly board: string;
    readonly hint: string;
    readonly moves: string;
    readonly type: string;
    readonly help: string;
    readonly tab: string;
    readonly arrows: string;
    readonly enter: string;
    readonly escape: string;
    /** Only in Rummikub. */
    readonly sets: string;
    readonly undo: string;
    readonly back: string;
  };
  readonly arrowKeys: string;
  readonly pageKeys: string;
  readonly single: string;
  readonly singleHint: string;
  readonly typing: string;
  readonly typingHint: string;
  /** Beside the field. */
  readonly typingStart: string;
  readonly typeNow: string;
  readonly yourMove: string;
  /** How moves of a game are written, an example a line. */
  readonly notation: { readonly [game: string]: readonly (readonly [text: string, what: string])[] };
  readonly commands: string;
  readonly legal: (move: string) => string;
  /** A word was typed that asks for something. */
  readonly command: (what: string) => string;
  readonly begins: (moves: readonly string[]) => string;
  readonly notUnderstood: (examples: readonly string[]) => string;
  readonly moves: (moves: readonly string[]) => string;
}

export const keysWords = catalogue(
  languageLoader<KeysWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
