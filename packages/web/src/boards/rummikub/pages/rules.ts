// The rules as they are played with these options: a frame of sections, filled by one language.
import type { Options } from '@crescendo/rules/rummikub';
import { type Catalogue, type Language, load } from '@crescendo/words';
import type { RulesSection } from '../../board.ts';

type SectionId = keyof Catalogue<'help/rummikub'>;

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
] as const satisfies readonly SectionId[];

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

export const loadRules = async (options: Options, language: Language): Promise<readonly RulesSection[]> => {
  const words = await load(language, 'help/rummikub');
  return SECTIONS.flatMap((id): RulesSection[] => {
    const { title, text: sentences, caption } = words[id];
    const said = sentences(options).filter((each) => each !== false);
    const diagram = DIAGRAMS[id];
    if (said.length === 0) return [];
    return [{ id, title, text: said, ...(diagram && { diagram }), ...(diagram && caption && { caption }) }];
  });
};
