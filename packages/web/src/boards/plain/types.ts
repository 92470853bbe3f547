import type { GameTypes } from '@crescendo/rules';
import type { BoardProps, Translations } from '../contract/props.ts';
import type { PlainWords } from './words.ts';

export type PlainTranslations = Translations<PlainWords>;
export type PlainProps = BoardProps<GameTypes, PlainWords>;
