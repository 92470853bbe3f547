// A game and its words, for saying by which rules a table plays. Until they are here, less is said.
import { gameWords } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cardOf } from '../../../boards/boards.ts';
import { currentLanguage } from '../../../shell/language.ts';
import type { GameWithWords } from './header/table-facts.ts';

export const useGameWithWords = (id: string): GameWithWords | undefined => {
  const loaded = useSignal<GameWithWords | undefined>(undefined);
  const language = currentLanguage();
  useEffect(() => {
    let gone = false;
    const card = cardOf(id);
    if (card)
      void Promise.all([card.load(), gameWords(id, language)]).then(
        ([{ game }, said]) => {
          if (!gone) loaded.value = { game, words: said };
        },
        () => {
          // The rest of the table's facts are told without them.
        },
      );
    return () => {
      gone = true;
    };
  }, [id, language]);
  return loaded.value;
};
