// What the players are called.
import { formatSeat, type Seat } from '@crescendo/rules';
import type { NameOf } from '@crescendo/words';
import { ownName } from '../../app/own-name.ts';
import { botNames } from '../../table/bot-names.ts';
import type { TableReader } from '../../table/game-table.ts';
import type { AnyTranslations } from '../../table/translations.ts';
import type { TableWords } from './words.ts';

/** The viewer's seat, where this page has exactly one: that player is "you". */
const ownSeat = ({ ownSeats }: TableReader): Seat | undefined => {
  const [seat, ...others] = ownSeats.value;
  return others.length === 0 ? seat : undefined;
};

/** Names for sentences, which say "you" to the viewer. */
export const namesOf = (table: TableReader, translations: AnyTranslations): NameOf => {
  const { players } = table.setup;
  const you = ownSeat(table);
  const bots = botNames(players.map((player) => (player.kind === 'bot' ? player.level : undefined)));
  const plain = players.map((player, seat) => {
    if (player.name !== '') return player.name;
    if (player.kind === 'bot') return bots[seat] ?? '';
    return seat === you ? ownName() : translations.common.player(formatSeat(seat));
  });
  const names = plain.map((name, seat) => {
    const twins = plain.flatMap((other, i) => (other === name ? [i] : []));
    return twins.length > 1 ? `${name} ${twins.indexOf(seat) + 1}` : name;
  });
  return Object.assign((seat: Seat): string => names[seat] ?? '', you === undefined ? {} : { you });
};

/** Names for labels. */
export const platesOf =
  (words: TableWords, name: NameOf): ((seat: Seat) => string) =>
  (seat) =>
    seat === name.you ? words.you : name(seat);
