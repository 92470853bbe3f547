// The rules in our own words; what the options change is said as it is played.
import type { Options } from '@crescendo/rules/qwinto';
import { type Language, languageLoader } from '@crescendo/words';
import type { RulesSection } from '../../board.ts';

export const SECTIONS = [
  'aim',
  'things',
  'turn',
  'colours',
  'write',
  'misthrow',
  'end',
  'score',
  'special',
] as const;
type SectionId = (typeof SECTIONS)[number];

interface SectionWords {
  readonly title: string;
  readonly text: (options: Options) => readonly string[];
  readonly caption?: string;
}

/** A language without one of the sections does not compile. */
export type RulesWords = { readonly [S in SectionId]: SectionWords };

const DIAGRAMS: { readonly [S in SectionId]?: string } = {
  aim: 'sheet',
  turn: 'dice',
  colours: 'colours',
  write: 'rising',
  misthrow: 'misthrow',
  score: 'score',
  special: 'stuck',
};

const loadRulesWords = languageLoader<RulesWords>({
  de: async () => (await import('./rules/de.ts')).de,
  fr: async () => (await import('./rules/fr.ts')).fr,
  it: async () => (await import('./rules/it.ts')).it,
  nl: async () => (await import('./rules/nl.ts')).nl,
  es: async () => (await import('./rules/es.ts')).es,
  en: async () => (await import('./rules/en.ts')).en,
});

export const loadRules = async (options: Options, language: Language): Promise<readonly RulesSection[]> => {
  const words = await loadRulesWords(language);
  return SECTIONS.map((id) => {
    const { title, text, caption } = words[id];
    const diagram = DIAGRAMS[id];
    return {
      id,
      title,
      text: text(options),
      ...(diagram !== undefined && { diagram }),
      ...(caption !== undefined && { caption }),
    };
  });
};
