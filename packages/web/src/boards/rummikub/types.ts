import type { Rummikub } from '@crescendo/rules/rummikub';
import type { BoardProps, Translations } from '../contract/props.ts';
import type { RummikubWords } from './words.ts';

export type RummikubTranslations = Translations<RummikubWords>;
export type RummikubProps = BoardProps<Rummikub, RummikubWords>;
