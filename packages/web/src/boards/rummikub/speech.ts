import type { Rummikub } from '@crescendo/rules/rummikub';
import type { BoardProps, Speech } from '../board.ts';
import type { RummikubWords } from './words.ts';

export type RummikubSpeech = Speech<Rummikub, RummikubWords>;
export type Props = BoardProps<Rummikub, RummikubWords>;
