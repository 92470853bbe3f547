// A table's facts in a few words: which edition, how long, which clock.
import type { Clock, TableInfo } from '@crescendo/protocol';
import { type AnyGame, presetOptions, type SeriesOptions } from '@crescendo/rules';
import type { AnyGameWords } from '@crescendo/words';
import { headStartIn } from '../../../../session/setup/head-start.ts';
import { changedOptions } from '../../../../session/setup/setup-choice.ts';
import type { WaitingRoomWords } from '../words.ts';

/** "90 s", "5 min", "1 h": written the same in all our languages. */
export const formatDuration = (seconds: number): string => {
  if (seconds >= 3600 && seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds >= 60 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
};

export const formatClock = (clock: Clock, words: WaitingRoomWords): string => {
  switch (clock.kind) {
    case 'none':
      return words.noClock;
    case 'move':
      return words.perMove(formatDuration(clock.seconds));
    case 'bank':
      return clock.increment === 0
        ? formatDuration(clock.seconds)
        : words.bank(formatDuration(clock.seconds), formatDuration(clock.increment));
    case 'days':
      return words.daysPerMove(clock.days);
  }
};

export const formatLength = (
  series: SeriesOptions | null,
  seats: number,
  words: WaitingRoomWords,
): string => {
  if (series === null) return words.oneGame;
  return series.target > 0 ? words.points(series.target) : words.rounds(series.rounds || seats);
};

/** Only where somebody has said who begins. */
export const formatFirst = (first: TableInfo['first'], words: WaitingRoomWords): string => {
  if (first === undefined) return '';
  return first === 'random' ? words.beginsByLot : words.begins(first + 1);
};

export interface GameWithWords {
  readonly game: AnyGame;
  readonly words: AnyGameWords;
}

/** "Finito! (Schmidt Spiele 2008)" is read below its title: the publisher is enough. */
const shortened = (edition: string, title: string): string =>
  edition.startsWith(`${title} (`) && edition.endsWith(')') ? edition.slice(title.length + 2, -1) : edition;

type TableRules = Pick<TableInfo, 'preset' | 'options'>;

/** The edition, and how many of its rules were changed. */
export const formatRules = (
  { preset, options }: TableRules,
  { game, words: said }: GameWithWords,
  title: string,
  words: WaitingRoomWords,
): readonly string[] => {
  const known = Object.hasOwn(game.presets, preset) ? preset : (Object.keys(game.presets)[0] ?? '');
  const changed = changedOptions(game, presetOptions(game, known), options).length;
  return [shortened(said.presets[known] ?? '', title), ...(changed > 0 ? [words.rulesChanged(changed)] : [])];
};

/** Only where somebody has a head start. */
export const formatHeadStart = (
  { game, options, seats }: Pick<TableInfo, 'game' | 'options' | 'seats'>,
  words: WaitingRoomWords,
): string => {
  const headStart = headStartIn(game, options, seats);
  return headStart === undefined ? '' : words.headStart(headStart.seat + 1, headStart.points);
};
