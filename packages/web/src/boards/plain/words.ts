// What the plain board itself says. It knows no game: moves are in the game's notation.
import { languageLoader } from '@crescendo/words';

export interface PlainWords {
  readonly table: string;
  readonly moves: string;
  /** Below the list, where a game has more moves than it lists. */
  readonly more: string;
  readonly hint: string;
  readonly typeMove: string;
  readonly play: string;
  readonly notAMove: (text: string) => string;
  readonly prompt: {
    readonly choose: string;
    readonly type: string;
    readonly watch: string;
    readonly over: string;
  };
  readonly result: { readonly won: string; readonly lost: string; readonly score: string };
  readonly rules: {
    readonly game: string;
    readonly board: string;
    readonly howTo: readonly string[];
  };
}

export const loadWords = languageLoader<PlainWords>({
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  it: async () => (await import('./words/it.ts')).it,
  nl: async () => (await import('./words/nl.ts')).nl,
  es: async () => (await import('./words/es.ts')).es,
  en: async () => (await import('./words/en.ts')).en,
});
