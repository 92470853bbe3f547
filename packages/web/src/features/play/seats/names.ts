// Names the players.
import { type AnyNews, formatSeat, type Seat } from '@crescendo/rules';
import { isClockMove, type NameOf, withOtherName } from '@crescendo/words';
import { labelsFrom, type SeatLabel } from '../../../boards/contract/seat-label.ts';
import type { AnyTranslations } from '../../../boards/translations.ts';
import { botNames } from '../../../session/setup/bot-names.ts';
import type { TableReader } from '../../../session/table.ts';
import { ownName } from '../../../shell/own-name.ts';
import type { TableWords } from '../words.ts';

/** The viewer's seat, where this page has exactly one: that player is "you". */
const ownSeat = ({ ownSeats }: TableReader): Seat | undefined => {
  const [seat, ...others] = ownSeats.value;
  return others.length === 0 ? seat : undefined;
};

const nameOf = (names: readonly string[], you: Seat | undefined): NameOf =>
  Object.assign((seat: Seat): string => names[seat] ?? '', you === undefined ? {} : { you });

/** Numbers players who share a name. */
const numberDuplicates = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) => {
    const twins = names.flatMap((other, i) => (other === name ? [i] : []));
    return twins.length > 1 ? `${name} ${twins.indexOf(seat) + 1}` : name;
  });

/** Names the first player of each seat: people, even if a bot has taken over from them, and bots. */
const initialNames = (table: TableReader, { common }: AnyTranslations): readonly string[] => {
  const { players } = table.setup;
  const you = ownSeat(table);
  const bots = botNames(players.map((player) => (player.kind === 'bot' ? player.level : undefined)));
  const names = players.map((player, seat) => {
    const isBot = player.kind === 'bot' && player.former === undefined;
    const name = player.kind === 'bot' && player.former !== undefined ? player.former : player.name;
    if (name !== '') return name;
    if (isBot) return bots[seat] ?? '';
    return seat === you ? ownName() : common.player(formatSeat(seat));
  });
  return numberDuplicates(names);
};

/** The people at this table, even those from whom a bot has taken over. */
export const peopleOf = (table: TableReader, translations: AnyTranslations): NameOf =>
  nameOf(initialNames(table, translations), ownSeat(table));

/** Names for sentences, which say "you" to the viewer. */
export const namesOf = (table: TableReader, translations: AnyTranslations): NameOf => {
  const names = initialNames(table, translations).map((name, seat) => {
    const player = table.setup.players[seat];
    return player?.kind === 'bot' && player.former !== undefined ? player.name : name;
  });
  return nameOf(names, ownSeat(table));
};

/** The same for a moment: what a bot did for a player is told of the bot, also after the player has come back. */
export const namesAt = (table: TableReader, translations: AnyTranslations, number: number): NameOf => {
  if (!table.sourceOf) return namesOf(table, translations);
  const { players } = table.setup;
  const isBots = (seat: Seat): boolean => table.sourceOf?.(seat, number) === 'bot';
  const names = initialNames(table, translations).map((name, seat) => {
    const player = players[seat];
    if (!isBots(seat)) return name;
    return player?.kind === 'human' ? (player.standIn ?? name) : player?.name || name;
  });
  const you = ownSeat(table);
  return nameOf(names, you !== undefined && isBots(you) ? undefined : you);
};

/** The same for one piece of its news: what the clock did is told of the clock. */
export const namesFor = (
  table: TableReader,
  translations: AnyTranslations,
  number: number,
): ((item: AnyNews) => NameOf) => {
  const names = namesAt(table, translations, number);
  const { news } = table.moment(number);
  return (item) =>
    'seat' in item &&
    typeof item.seat === 'number' &&
    isClockMove(table.game.newsKinds, news, item, (seat) => table.sourceOf?.(seat, number) ?? 'person')
      ? withOtherName(names, item.seat, translations.common.clock)
      : names;
};

/** Names for labels. */
export const seatLabelsOf = (words: TableWords, name: NameOf): ((seat: Seat) => SeatLabel) =>
  labelsFrom((seat) => (seat === name.you ? words.you : name(seat)));
