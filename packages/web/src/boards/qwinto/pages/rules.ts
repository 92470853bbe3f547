// The rules in our own words; what the options change is said as it is played.
import type { Options, Qwinto, Reason } from '@crescendo/rules/qwinto';
import { type Catalogue, type Language, load } from '@crescendo/words';
import type { RulesPage, RulesSection } from '../../contract/rules-page.ts';
import type { QwintoWords } from '../words.ts';
import { Diagram } from './diagram.tsx';

type SectionId = keyof Catalogue<'help/qwinto'>;

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
] as const satisfies readonly SectionId[];

const DIAGRAMS: { readonly [S in SectionId]?: string } = {
  aim: 'sheet',
  turn: 'dice',
  colours: 'colours',
  write: 'rising',
  misthrow: 'misthrow',
  score: 'score',
  special: 'stuck',
};

const loadRules = async (options: Options, language: Language): Promise<readonly RulesSection[]> => {
  const words = await load(language, 'help/qwinto');
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

const sectionFor = ({ code }: Reason): SectionId => {
  switch (code) {
    case 'not-rising':
    case 'in-column':
    case 'field-taken':
    case 'off-sheet':
      return 'write';
    case 'wrong-colour':
      return 'colours';
    case 'no-such-dice':
      return 'things';
    case 'not-your-turn':
    case 'already-chosen':
    case 'not-now':
      return 'turn';
  }
};

export const rulesPage: RulesPage<Qwinto, QwintoWords> = { sections: loadRules, sectionFor, Diagram };
