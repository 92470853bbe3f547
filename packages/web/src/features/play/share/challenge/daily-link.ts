// The link to a daily game that somebody is challenged with.
import { asName } from '@crescendo/protocol/visible-text';
import { titleOf } from '@crescendo/rules/manifests';
import { isDay } from '../../../../ui/days.ts';

export interface DailyLink {
  readonly day: string;
  readonly game: string;
  readonly table: string;
  readonly name: string;
}

export const dailyLink = (link: DailyLink): string => `/challenge/daily#${new URLSearchParams({ ...link })}`;

export const readDailyLink = (hash: string): DailyLink | undefined => {
  const found = new URLSearchParams(hash.slice(1));
  const [day = '', game = '', table = '', name = ''] = ['day', 'game', 'table', 'name'].map(
    (key) => found.get(key) ?? '',
  );
  const isWhole = isDay(day) && titleOf(game) !== game && /^[\w-]{1,40}$/.test(table);
  return isWhole ? { day, game, table, name: asName(name) } : undefined;
};
