// What the players are called.
import { formatSeat, type Seat } from '@crescendo/rules';
import { settings } from '../../app/settings.ts';
import { BOT_NAMES } from '../../table/bot-names.ts';
import type { TableReader } from '../../table/game-table.ts';
import type { AnyTranslations } from '../../table/translations.ts';
import type { TableWords } from './words.ts';

/** The seat of the only person at a table with bots, if that person is here. */
const aloneAt = ({ setup, ownSeats: own }: TableReader): Seat | undefined => {
  const people = setup.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [person, ...others] = people;
  return person !== undefined && others.length === 0 && own.value.includes(person) ? person : undefined;
};

export const namesOf = (
  table: TableReader,
  words: TableWords,
  translations: AnyTranslations,
): ((seat: Seat) => string) => {
  const alone = aloneAt(table);
  const plain = table.setup.players.map((player, seat) => {
    if (player.name !== '') return player.name;
    if (player.kind === 'bot') return BOT_NAMES[player.level];
    if (seat === alone) return settings.name.value.trim() || words.guest;
    return translations.common.player(formatSeat(seat));
  });
  const names = plain.map((name, seat) => {
    const twins = plain.flatMap((other, i) => (other === name ? [i] : []));
    return twins.length > 1 ? `${name} ${twins.indexOf(seat) + 1}` : name;
  });
  return (seat) => names[seat] ?? '';
};

/** On name plates the only person at a table with bots is simply "you". */
export const platesOf = (
  table: TableReader,
  words: TableWords,
  name: (seat: Seat) => string,
): ((seat: Seat) => string) => {
  const alone = aloneAt(table);
  return (seat) => (seat === alone ? words.you : name(seat));
};
