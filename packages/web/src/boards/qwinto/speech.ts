import type { Qwinto } from '@crescendo/rules/qwinto';
import type { BoardProps, Speech } from '../board.ts';
import type { QwintoWords } from './words.ts';

export type QwintoSpeech = Speech<Qwinto, QwintoWords>;
export type QwintoProps = BoardProps<Qwinto, QwintoWords>;
