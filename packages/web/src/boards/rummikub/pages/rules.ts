// The rules as they are played with these options: a frame of sections, filled by one language.
import type { Options, Reason, Rummikub } from '@crescendo/rules/rummikub';
import { type Catalogue, type Language, load } from '@crescendo/words';
import { lazy } from '../../../shell/lazy.tsx';
import type { RulesPage, RulesSection } from '../../contract/rules-page.ts';
import type { RummikubWords } from '../words.ts';

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

const loadRules = async (options: Options, language: Language): Promise<readonly RulesSection[]> => {
  const words = await load(language, 'help/rummikub');
  return SECTIONS.flatMap((id): RulesSection[] => {
    const { title, text: sentences, caption } = words[id];
    const said = sentences(options).filter((each) => each !== false);
    const diagram = DIAGRAMS[id];
    if (said.length === 0) return [];
    return [{ id, title, text: said, ...(diagram && { diagram }), ...(diagram && caption && { caption }) }];
  });
};

/** Maps each reason to the section that explains it. */
const SECTION_OF: { readonly [C in Reason['code']]: SectionId } = {
  'not-your-turn': 'turn',
  'already-chosen': 'start',
  'not-now': 'turn',
  'no-three-pairs': 'start',
  'pool-empty': 'empty',
  'pool-not-empty': 'turn',
  'must-open': 'opening',
  'can-play': 'empty',
  'no-such-tile': 'tiles',
  'too-short': 'sets',
  'only-jokers': 'sets',
  'mixed-colours': 'sets',
  'not-rising': 'sets',
  'joker-off-end': 'sets',
  'mixed-numbers': 'sets',
  'same-colour': 'sets',
  'too-many': 'sets',
  'tile-missing': 'rebuild',
  'not-on-rack': 'rebuild',
  'nothing-played': 'turn',
  'table-touched': 'opening',
  'too-few-points': 'opening',
  'joker-not-replaced': 'jokers',
  'joker-set-split': 'jokers',
  'joker-set-locked': 'jokers',
  'joker-not-in-new-set': 'jokers',
  'joker-before-opening': 'jokers',
};

/** Many only read the rules; the pictures come when they are needed. */
const Diagram = lazy(async () => (await import('./diagram.tsx')).Diagram);

export const rulesPage: RulesPage<Rummikub, RummikubWords> = {
  sections: loadRules,
  sectionFor: ({ code }) => SECTION_OF[code],
  Diagram,
};
