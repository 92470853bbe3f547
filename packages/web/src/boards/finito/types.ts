import type { Finito } from '@crescendo/rules/finito';
import type { BoardProps, Translations } from '../contract/props.ts';
import type { FinitoWords } from './words.ts';

export type FinitoTranslations = Translations<FinitoWords>;
export type FinitoProps = BoardProps<Finito, FinitoWords>;
