// The most tiles that can be laid while only some sets of the table change, as an integer program: by another solver, in
// another way than the puzzles were made. One variable for each set that tiles can make, one for each set of the table that
// stays, and one for each kind of tile on the rack.
import { heapOf, type Options, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import GLPK, { type LP } from 'glpk.js/node';
import { allSets } from '../../../packages/bots/test/rummikub/integer-program.ts';

export interface Question {
  readonly table: readonly TileSet[];
  readonly rack: readonly Tile[];
  /** So many sets of the table may change at most. */
  readonly changed: number;
}

const countIn = ({ tiles }: TileSet, tile: Tile): number => tiles.filter((each) => each === tile).length;

const isMadeOf = (set: TileSet, heap: readonly number[]): boolean =>
  set.tiles.every((tile) => countIn(set, tile) <= (heap[tile] ?? 0));

export const tableProgram = async (options: Options) => {
  const glpk = await GLPK();
  const sets = allSets(options);
  return async ({ table, rack, changed }: Question): Promise<number> => {
    const [must, may] = [heapOf(table.flatMap(({ tiles }) => tiles)), heapOf(rack)];
    const all = must.map((count, tile) => count + (may[tile] ?? 0));
    const possible = sets.filter((set) => isMadeOf(set, all));
    const kinds = all.flatMap((count, tile) => (count > 0 ? [tile] : []));
    const laid = kinds.filter((tile) => (may[tile] ?? 0) > 0);
    const uses = (list: readonly TileSet[], letter: string, tile: Tile) =>
      list.flatMap((set, i) => {
        const coef = countIn(set, tile);
        return coef > 0 ? [{ name: `${letter}${i}`, coef }] : [];
      });
    const program: LP = {
      name: 'table',
      objective: {
        direction: glpk.GLP_MAX,
        name: 'laid',
        vars: laid.map((tile) => ({ name: `y${tile}`, coef: 1 })),
      },
      subjectTo: [
        ...kinds.map((tile) => ({
          name: `t${tile}`,
          vars: [
            ...uses(possible, 'x', tile),
            ...uses(table, 'k', tile),
            ...(laid.includes(tile) ? [{ name: `y${tile}`, coef: -1 }] : []),
          ],
          bnds: { type: glpk.GLP_FX, lb: must[tile] ?? 0, ub: must[tile] ?? 0 },
        })),
        {
          name: 'stay',
          vars: table.map((_, i) => ({ name: `k${i}`, coef: 1 })),
          bnds: { type: glpk.GLP_LO, lb: table.length - changed, ub: 0 },
        },
      ].filter(({ vars }) => vars.length > 0),
      bounds: [
        ...possible.map((_, i) => ({ name: `x${i}`, type: glpk.GLP_DB, lb: 0, ub: 2 })),
        ...laid.map((tile) => ({ name: `y${tile}`, type: glpk.GLP_DB, lb: 0, ub: may[tile] ?? 0 })),
      ],
      generals: [...possible.map((_, i) => `x${i}`), ...laid.map((tile) => `y${tile}`)],
      binaries: table.map((_, i) => `k${i}`),
    };
    const { result } = await glpk.solve(program, { msglev: glpk.GLP_MSG_OFF, presol: true });
    return result.status === glpk.GLP_OPT ? Math.round(result.z) : -1;
  };
};
