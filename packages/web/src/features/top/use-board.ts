// Everything around the board of Rummikub on which Top is played: the board itself and all words.

import type { Rummikub } from '@crescendo/rules/rummikub';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BoardModule } from '../../boards/contract/board.ts';
import type { Hints } from '../../boards/contract/hints.ts';
import type { Translations } from '../../boards/contract/props.ts';
import { board } from '../../boards/rummikub/index.ts';
import type { RummikubWords } from '../../boards/rummikub/words.ts';
import { useTranslations } from '../play/frame/use-translations.ts';
import { type TopWords, topWords } from './words.ts';

export type Board = BoardModule<Rummikub, RummikubWords>;

interface Loaded {
  readonly board: Board;
  readonly hints: Hints<Rummikub, RummikubWords>;
}

export interface TopBoard extends Loaded {
  readonly translations: Translations<RummikubWords>;
  readonly words: TopWords;
}

const load = async (): Promise<Loaded> => ({ board, hints: await board.hints() });

/** `undefined` while it is being loaded. */
export const useTopBoard = (): TopBoard | undefined => {
  const loaded = useSignal<Loaded | undefined>(undefined);
  const loadError = useSignal<unknown>(undefined);
  useEffect(() => {
    load().then(
      (all) => {
        loaded.value = all;
      },
      (error) => {
        loadError.value = error;
      },
    );
  }, []);
  const translations = useTranslations(loaded.value?.board) as Translations<RummikubWords> | undefined;
  const words = topWords.value;
  if (loadError.value !== undefined) throw loadError.value;
  return loaded.value && translations && words ? { ...loaded.value, translations, words } : undefined;
};
