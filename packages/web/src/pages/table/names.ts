// What the players are called.
import { formatSeat, type Seat } from '@crescendo/rules';
import { settings } from '../../app/settings.ts';
import type { Setup } from '../../table/setup.ts';
import type { AnySpeech } from '../../table/speech.ts';
import { TEMPI } from '../../table/tempi.ts';
import type { TableWords } from './words.ts';

export const namesOf = (setup: Setup, words: TableWords, speech: AnySpeech): ((seat: Seat) => string) => {
  const { players } = setup;
  const alone = players.filter(({ kind }) => kind === 'human').length === 1;
  const plain = players.map((player, seat) => {
    if (player.name !== '') return player.name;
    if (player.kind === 'bot') return TEMPI[player.level];
    return alone ? settings.name.value.trim() || words.guest : speech.common.player(formatSeat(seat));
  });
  const names = plain.map((name, seat) => {
    const twins = plain.flatMap((other, i) => (other === name ? [i] : []));
    return twins.length > 1 ? `${name} ${twins.indexOf(seat) + 1}` : name;
  });
  return (seat) => names[seat] ?? '';
};

/** On name plates the only person at a table with bots is simply "you". */
export const platesOf = (
  setup: Setup,
  words: TableWords,
  name: (seat: Seat) => string,
): ((seat: Seat) => string) => {
  const alone = setup.players.filter(({ kind }) => kind === 'human').length === 1;
  return (seat) => (alone && setup.players[seat]?.kind === 'human' ? words.you : name(seat));
};
