// Names the players of a list.
import type { Language } from '@crescendo/words';
import type { PlayerEntry } from '../../../session/saved/finished-games.ts';
import type { SharedWords } from '../../../ui/page/words.ts';
import { listedName, listedNames } from '../../shared/game-facts.ts';

export const playerName = (player: PlayerEntry, somebody: string): string => listedName(player) || somebody;

/** "against Ben and Allegro"; the empty seats of a table that has not begun are left out. */
export const opponentsText = (
  players: readonly PlayerEntry[],
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
