import type { Options } from '@crescendo/rules/5vor12';
import type { Language } from '@crescendo/words';
import type { RulesSection } from '../board.ts';

export const loadRules = async (_: Options, _language: Language): Promise<readonly RulesSection[]> => [];
