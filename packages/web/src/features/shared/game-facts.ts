// Facts about a game in a few words: the opponents, how long ago, the score.
import type { TableSummary } from '@crescendo/protocol';
import { type Language, languageTag } from '@crescendo/words';
import type { PlayerEntry } from '../../session/saved/finished-games.ts';
import type { SavedGame } from '../../session/saved/saved-games.ts';
import { botName, botNames } from '../../session/setup/bot-names.ts';
import type { SharedWords } from '../../ui/page/words.ts';

const STEPS = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [7, 'day'],
  [4.35, 'week'],
  [12, 'month'],
  [Infinity, 'year'],
] as const;

/** "5 minutes ago", as the language says it. */
export const timeAgo = (then: number, now: number, language: Language): string => {
  let distance = Math.min(0, then - now) / 1000;
  if (distance > -60) distance = 0;
  for (const [size, unit] of STEPS) {
    if (Math.abs(distance) < size - 0.5 || size === Infinity)
      return new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' }).format(
        Math.round(distance),
        unit,
      );
    distance /= size;
  }
  return '';
};

/** Everybody but the first person of this device. */
export const opponents = ({ setup }: SavedGame, words: SharedWords, language: Language): string => {
  const { players } = setup;
  const own = players.findIndex(({ kind }) => kind === 'human');
  const bots = botNames(players.map((player) => (player.kind === 'bot' ? player.level : undefined)));
  const names = players.flatMap((player, seat) => {
    if (seat === own) return [];
    return player.name || bots[seat] || words.player(seat + 1);
  });
  if (names.length === 0) return words.alone;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return own < 0 ? list : words.against(list);
};

/** Returns the name of a player in a list; empty where no name is known. */
export const listedName = ({ kind, name, level }: PlayerEntry): string =>
  kind === 'bot' ? (botName(level ?? '') ?? level ?? '') : name;

/** Returns the names of the players in a list: at a table every bot has a name of its own. */
export const listedNames = (players: readonly PlayerEntry[]): readonly string[] => {
  const bots = botNames(
    players.map(({ kind, level }) =>
      kind === 'bot' && level !== null && botName(level) !== undefined ? level : undefined,
    ),
  );
  return players.map((player, seat) => bots[seat] || listedName(player));
};

const listText = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names.filter((name) => name !== ''));

/** The players at a server's table; a player without a name is left out. */
export const playersText = (players: readonly PlayerEntry[], language: Language): string =>
  listText(listedNames(players), language);

/** Everybody at the table but the player; empty while there is nobody else. */
export const tableOpponents = (
  { players, seat }: Pick<TableSummary, 'players' | 'seat'>,
  words: SharedWords,
  language: Language,
): string => {
  const others = listText(
    listedNames(players).filter((_, n) => n !== seat),
    language,
  );
  return others === '' ? '' : words.against(others);
};
