import type { VorZwoelf } from '@crescendo/rules/5vor12';
import type { BoardProps, Translations } from '../contract/props.ts';
import type { VorZwoelfWords } from './words.ts';

export type VorZwoelfTranslations = Translations<VorZwoelfWords>;
export type VorZwoelfProps = BoardProps<VorZwoelf, VorZwoelfWords>;
