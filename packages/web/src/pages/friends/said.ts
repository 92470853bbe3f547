// A table's facts in a few words: which edition, how long, which clock.
import type { Clock, TableInfo } from '@crescendo/protocol';
import type { AnyGame, AnyTypes, SeriesOptions } from '@crescendo/rules';
import type { GameWords } from '@crescendo/words';
import { differing, optionsOf } from '../../table/choosing.ts';
import type { FriendsWords } from './words.ts';

/** "90 s", "5 min", "1 h": written the same in all our languages. */
export const timeSaid = (seconds: number): string => {
  if (seconds >= 3600 && seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds >= 60 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
};

export const clockSaid = (clock: Clock, words: FriendsWords): string => {
  switch (clock.kind) {
    case 'none':
      return words.noClock;
    case 'move':
      return words.perMove(timeSaid(clock.seconds));
    case 'bank':
      return clock.increment === 0
        ? timeSaid(clock.seconds)
        : words.bank(timeSaid(clock.seconds), timeSaid(clock.increment));
    case 'days':
      return words.daysPerMove(clock.days);
  }
};

export const lengthSaid = (series: SeriesOptions | null, seats: number, words: FriendsWords): string => {
  if (series === null) return words.oneGame;
  return series.target > 0 ? words.points(series.target) : words.rounds(series.rounds || seats);
};

export interface GameSaid {
  readonly game: AnyGame;
  readonly said: GameWords<AnyTypes>;
}

/** "Finito! (Schmidt Spiele 2008)" is read below its title: the publisher is enough. */
const shortened = (edition: string, title: string): string =>
  edition.startsWith(`${title} (`) && edition.endsWith(')') ? edition.slice(title.length + 2, -1) : edition;

type Ruled = Pick<TableInfo, 'preset' | 'options'>;

/** The edition, and how many of its rules were changed. */
export const rulesSaid = (
  { preset, options }: Ruled,
  { game, said }: GameSaid,
  title: string,
  words: FriendsWords,
): readonly string[] => {
  const known = Object.hasOwn(game.presets, preset) ? preset : (Object.keys(game.presets)[0] ?? '');
  const changed = differing(game, optionsOf(game, known), options).length;
  return [shortened(said.presets[known] ?? '', title), ...(changed > 0 ? [words.rulesChanged(changed)] : [])];
};
