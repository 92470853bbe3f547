// Names the players of a list.
import type { ListedPlayer } from '@crescendo/protocol';
import type { Language } from '@crescendo/words';
import type { SharedWords } from '../../../ui/page/words.ts';
import { listedName, listedNames } from '../../shared/game-facts.ts';

export const playerName = (player: ListedPlayer, somebody: string): string => listedName(player) || somebody;

/** "against Ben and Allegro"; the empty seats of a table that has not begun are left out. */
export const opponentsText = (
  players: readonly ListedPlayer[],
  seat: number | null,
  somebody: string,
  words: SharedWords,
  language: Language,
): string => {
  const others = listedNames(players)
    .filter((_, other) => other !== seat)
    .map((name) => name || somebody);
  if (others.length === 0) return words.alone;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(others);
  return seat === null ? list : words.against(list);
};
