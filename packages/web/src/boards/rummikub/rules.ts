import type { Options } from '@crescendo/rules/rummikub';
import type { Language } from '@crescendo/words';
import type { RulesSection } from '../board.ts';

export const rules = async (_options: Options, _language: Language): Promise<readonly RulesSection[]> => [];
