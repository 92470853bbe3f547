import type { Qwinto } from '@crescendo/rules/qwinto';
import type { BoardProps, Translations } from '../contract/props.ts';
import type { QwintoWords } from './words.ts';

export type QwintoTranslations = Translations<QwintoWords>;
export type QwintoProps = BoardProps<Qwinto, QwintoWords>;
