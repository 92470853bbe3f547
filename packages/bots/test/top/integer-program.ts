// Test help: the top as an integer program, by another solver altogether. One variable for each set that tiles can make, one for
// each tile of the rack, and one for each set of the table that stays; a point is worth more than all sets that stay.
import { heapOf, rackPoints, type TileSet } from '@crescendo/rules/rummikub';
import { TOP_OPTIONS, type TopPosition } from '@crescendo/rules/top';
import GLPK, { type LP } from 'glpk.js/node';
import { allSets } from '../rummikub/integer-program.ts';

const keyOf = ({ kind, tiles }: TileSet): string => `${kind} ${[...tiles].sort((a, b) => a - b)}`;

const MORE_THAN_ALL_SETS = 100;

export const topByProgram = async () => {
  const glpk = await GLPK();
  const known = allSets(TOP_OPTIONS);
  return async ({ table, rack }: TopPosition): Promise<{ points: number; touched: number }> => {
    const must = heapOf(table.flatMap(({ tiles }) => tiles));
    const may = heapOf(rack);
    // Long runs are two or more short ones, but to stay they must be sets of their own.
    const sets = [...new Map([...known, ...table].map((set) => [keyOf(set), set])).values()].filter(
      ({ tiles }) => heapOf(tiles).every((count, tile) => count <= (must[tile] ?? 0) + (may[tile] ?? 0)),
    );
    const old = [...new Set(table.map(keyOf))];
    const copies = (key: string): number => table.filter((set) => keyOf(set) === key).length;
    const laid = may.flatMap((count, tile) => (count > 0 ? [tile] : []));
    const program: LP = {
      name: 'top',
      objective: {
        direction: glpk.GLP_MAX,
        name: 'worth',
        vars: [
          ...laid.map((tile) => ({
            name: `y${tile}`,
            coef: MORE_THAN_ALL_SETS * rackPoints([tile], TOP_OPTIONS),
          })),
          ...old.map((_, i) => ({ name: `k${i}`, coef: 1 })),
        ],
      },
      subjectTo: [
        ...must.flatMap((count, tile) => {
          const vars = [
            ...sets.flatMap(({ tiles }, i) => {
              const used = tiles.filter((each) => each === tile).length;
              return used > 0 ? [{ name: `x${i}`, coef: used }] : [];
            }),
            ...(laid.includes(tile) ? [{ name: `y${tile}`, coef: -1 }] : []),
          ];
          return vars.length === 0
            ? []
            : [{ name: `t${tile}`, vars, bnds: { type: glpk.GLP_FX, lb: count, ub: count } }];
        }),
        ...old.map((key, i) => ({
          name: `o${i}`,
          vars: [
            { name: `k${i}`, coef: 1 },
            { name: `x${sets.findIndex((set) => keyOf(set) === key)}`, coef: -1 },
          ],
          bnds: { type: glpk.GLP_UP, lb: 0, ub: 0 },
        })),
      ],
      bounds: [
        ...sets.map((_, i) => ({ name: `x${i}`, type: glpk.GLP_DB, lb: 0, ub: 2 })),
        ...laid.map((tile) => ({ name: `y${tile}`, type: glpk.GLP_DB, lb: 0, ub: may[tile] ?? 0 })),
        ...old.map((key, i) => ({ name: `k${i}`, type: glpk.GLP_DB, lb: 0, ub: copies(key) })),
      ],
      generals: [
        ...sets.map((_, i) => `x${i}`),
        ...laid.map((tile) => `y${tile}`),
        ...old.map((_, i) => `k${i}`),
      ],
    };
    const { result } = await glpk.solve(program, { msglev: glpk.GLP_MSG_OFF, presol: true });
    if (result.status !== glpk.GLP_OPT) throw new Error('the program has no solution');
    const worth = Math.round(result.z);
    return {
      points: Math.floor(worth / MORE_THAN_ALL_SETS),
      touched: table.length - (worth % MORE_THAN_ALL_SETS),
    };
  };
};
