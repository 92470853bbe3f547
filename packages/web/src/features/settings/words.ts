// What the settings page says.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export interface SettingsWords {
  readonly title: string;
  /** Where one's own data is. */
  readonly data: string;
  readonly you: string;
  readonly name: string;
  readonly nameHint: string;
  /** To somebody without a name: the one that was made up for them. */
  readonly knownAs: (name: string) => string;
  readonly language: string;
  readonly languageAuto: (language: string) => string;
  readonly look: string;
  readonly preview: string;
  readonly theme: string;
  readonly themes: { readonly [T in 'system' | 'light' | 'dark']: string };
  readonly largeTiles: string;
  readonly shapes: string;
  readonly shapesHint: string;
  readonly movement: string;
  readonly motion: string;
  readonly motions: { readonly [M in 'system' | 'less']: string };
  readonly speed: string;
  readonly speeds: { readonly [S in 'slow' | 'normal' | 'fast' | 'instant']: string };
  readonly hearing: string;
  readonly sound: string;
  readonly volume: string;
  readonly soundTest: string;
  readonly vibration: string;
  readonly playing: string;
  readonly confirm: string;
  readonly confirmHint: string;
  readonly guide: string;
  readonly guideHint: string;
  readonly device: string;
  readonly install: string;
  readonly forget: string;
  readonly forgetHint: string;
  readonly forgetAsk: string;
  readonly forgetWhat: string;
  readonly forgetYes: string;
  readonly forgetNo: string;
}

export const settingsWords = catalogue(
  languageLoader<SettingsWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
