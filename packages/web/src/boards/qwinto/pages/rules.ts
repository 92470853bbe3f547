// The rules in our own words; what the options change is said as it is played.
import type { Options } from '@crescendo/rules/qwinto';
import { type Catalogue, type Language, load } from '@crescendo/words';
import type { RulesSection } from '../../board.ts';

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

export const loadRules = async (options: Options, language: Language): Promise<readonly RulesSection[]> => {
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
