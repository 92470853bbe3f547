// The rules as they are played with these options: a frame of sections, filled by one language.
import type { Options } from '@crescendo/rules/rummikub';
import { type Language, languageLoader } from '@crescendo/words';
import type { RulesSection } from '../../board.ts';

const SECTIONS = [
  'aim',
  'tiles',
  'sets',
  'wrong',
  'start',
  'turn',
  'opening',
  'rebuild',
  'borrow',
  'jokers',
  'replace',
  'time',
  'empty',
  'score',
] as const;
type SectionId = (typeof SECTIONS)[number];

/** A sentence, or nothing where the options leave it out. */
type Sentence = string | false;

interface SectionText {
  readonly title: string;
  readonly text: (options: Options) => readonly Sentence[];
  readonly caption?: string;
}

export type RulesWords = { readonly [S in SectionId]: SectionText };

const DIAGRAMS: { readonly [S in SectionId]?: string } = {
  sets: 'sets',
  wrong: 'no-sets',
  turn: 'add',
  opening: 'opening',
  rebuild: 'split',
  borrow: 'borrow',
  jokers: 'joker',
  replace: 'replace',
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
  return SECTIONS.flatMap((id): RulesSection[] => {
    const { title, text: sentences, caption } = words[id];
    const said = sentences(options).filter((each) => each !== false);
    const diagram = DIAGRAMS[id];
    if (said.length === 0) return [];
    return [{ id, title, text: said, ...(diagram && { diagram }), ...(diagram && caption && { caption }) }];
  });
};
