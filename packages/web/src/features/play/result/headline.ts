// Tells the end of a game in a few words.
import type { Seat } from '@crescendo/rules';
import { languageTag, list } from '@crescendo/words';
import type { TableReaderProps } from '../frame/props.ts';

/** Names the winners. */
export const headlineOf = (
  { table, words, translations, name }: Pick<TableReaderProps, 'table' | 'words' | 'translations' | 'name'>,
  winners: readonly Seat[],
  reader: 'viewer' | 'all' = 'viewer',
): string => {
  const { players } = table.setup;
  const own = table.ownSeats.value;
  if (players.length === 1) return words.alone;
  if (reader === 'viewer' && own.length === 1 && winners.length === 1 && winners[0] === own[0])
    return words.youWon;
  const isYou = (seat: Seat): boolean => seat === name.you;
  const names = list(
    languageTag(translations.language),
    winners.map((seat) => (isYou(seat) ? words.you.toLowerCase() : name(seat))),
  );
  if (winners.length === players.length) return words.tie(names);
  const text = words.won(names, winners.length > 1, winners.length > 1 && winners.some(isYou));
  return winners[0] !== undefined && isYou(winners[0]) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
};
