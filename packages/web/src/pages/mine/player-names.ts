// What the players of a list are called.
import type { Language } from '@crescendo/words';
import { BOT_NAMES } from '../../table/bot-names.ts';
import type { SharedWords } from '../shared/words.ts';

/** A name as lists hold it: a colon before the level of a bot, empty where none is known. */
export const playerName = (name: string, somebody: string): string => {
  if (!name.startsWith(':')) return name || somebody;
  const level = name.slice(1);
  return Object.hasOwn(BOT_NAMES, level) ? BOT_NAMES[level as keyof typeof BOT_NAMES] : level;
};

/** "against Ben and Allegro"; the empty seats of a table that has not begun are left out. */
export const opponentsText = (
  names: readonly string[],
  seat: number | null,
  somebody: string,
  words: SharedWords,
  language: Language,
): string => {
  const others = names.filter((_, other) => other !== seat).map((name) => playerName(name, somebody));
  if (others.length === 0) return words.alone;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(others);
  return seat === null ? list : words.against(list);
};
