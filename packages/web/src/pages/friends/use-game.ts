// A game and its words, for saying by which rules a table plays. Until they are here, less is said.
import { gameWords } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { spoken } from '../../app/settings.ts';
import { cardOf } from '../../boards/boards.ts';
import type { GameSaid } from './said.ts';

export const useGame = (id: string): GameSaid | undefined => {
  const loaded = useSignal<GameSaid | undefined>(undefined);
  const language = spoken();
  useEffect(() => {
    let gone = false;
    const card = cardOf(id);
    if (card)
      void Promise.all([card.load(), gameWords(id, language)]).then(
        ([{ game }, said]) => {
          if (!gone) loaded.value = { game, said };
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
