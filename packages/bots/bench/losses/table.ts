// Said and came of many moments, in percent with 95 % intervals, and the slope of what came on what was said.
import { itemAt } from '@crescendo/rules';
import { percent } from '../arguments.ts';
import type { Found } from './moments.ts';

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

const errorOf = (list: readonly number[]): number => {
  const middle = mean(list);
  const variance = list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, list.length - 1);
  return Math.sqrt(variance / list.length);
};

/** The slope of came on said, and half its 95 % interval. */
const slopeOf = (some: readonly Found[]): string => {
  const xs = some.map(({ said }) => said);
  const ys = some.map(({ came }) => mean(came));
  const [x, y] = [mean(xs), mean(ys)];
  const spread = xs.reduce((sum, one) => sum + (one - x) ** 2, 0);
  const slope = xs.reduce((sum, one, i) => sum + (one - x) * (itemAt(ys, i) - y), 0) / spread;
  const rest = ys.reduce((sum, one, i) => sum + (one - y - slope * (itemAt(xs, i) - x)) ** 2, 0);
  const error = Math.sqrt(rest / Math.max(1, xs.length - 2) / spread);
  return `${slope.toFixed(2)} ± ${(1.96 * error).toFixed(2)}`;
};

/** The moments of one game are not independent, but nearly: three of each seat at most. */
const rowOf = (name: string, some: readonly Found[]): readonly string[] => {
  if (some.length < 3) return [];
  const came = some.map((one) => mean(one.came));
  const said = percent(mean(some.map((one) => one.said)));
  const after = `${percent(mean(some.map(({ saidAfter }) => saidAfter)))}, ${percent(mean(some.map(({ cameAfter }) => cameAfter)))}`;
  const cells = [name, some.length, said, `${percent(mean(came))} ± ${percent(1.96 * errorOf(came))}`];
  return [`| ${[...cells, slopeOf(some), after].join(' | ')} |`];
};

const SIZES = [
  [0, 0.05],
  [0.05, 0.1],
  [0.1, 0.2],
  [0.2, 2],
] as const;

export const tableOf = (found: readonly Found[]): readonly string[] => {
  const kinds = [...new Set(found.map(({ game, seats }) => `${game} ${seats}`))].sort();
  const rows = kinds.flatMap((kind) => {
    const own = found.filter(({ game, seats }) => `${game} ${seats}` === kind);
    const among = (name: string, belongs: (one: Found) => boolean) =>
      rowOf(`${kind}, ${name}`, own.filter(belongs));
    return [
      ...[...new Set(own.map(({ theme }) => theme))].flatMap((theme) =>
        among(theme, (one) => one.theme === theme),
      ),
      ...[...new Set(own.map(({ level }) => level))].flatMap((level) =>
        among(level, (one) => one.level === level),
      ),
      ...SIZES.flatMap(([from, to]) =>
        among(`${percent(from)} and more`, ({ said }) => said >= from && said < to),
      ),
      ...rowOf(`${kind}, all`, own),
    ];
  });
  return [
    '| moments | number | said | came | slope | chance after the move played: said, came |',
    '|---|---|---|---|---|---|',
    ...rows,
  ];
};
