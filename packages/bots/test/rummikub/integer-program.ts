// Test help: the same question as an integer program, by another solver altogether. One variable for each set that tiles
// can make (how often it lies there) and one for each tile of the rack (how many are laid).
import { JOKER, type Options, type TileSet } from '@crescendo/rules/rummikub';
import GLPK, { type LP } from 'glpk.js/node';

/** Every set with at most two jokers: groups, and runs of three to five (longer ones are two or more of these). */
export const allSets = ({ colours, values }: Options): TileSet[] => {
  const sets = new Map<string, TileSet>();
  const add = (kind: 'run' | 'group', tiles: readonly number[]): void => {
    for (let a = -1; a < tiles.length; a++)
      for (let b = a; b < tiles.length; b++) {
        const wild = tiles.map((tile, i) => (i === a || i === b ? JOKER : tile));
        if (wild.every((tile) => tile === JOKER)) continue;
        const key = `${kind} ${[...wild].sort((x, y) => x - y)}`;
        if (!sets.has(key)) sets.set(key, { kind, tiles: wild });
      }
  };
  for (let number = 0; number < values; number++) {
    for (let mask = 0; mask < 1 << colours; mask++) {
      const tiles = [0, 1, 2, 3]
        .filter((colour) => mask & (1 << colour))
        .map((colour) => colour * 13 + number);
      if (tiles.length >= 3) add('group', tiles);
    }
    for (let colour = 0; colour < colours; colour++)
      for (let length = 3; length <= 5 && number + length <= values; length++)
        add(
          'run',
          Array.from({ length }, (_, i) => colour * 13 + number + i),
        );
  }
  return [...sets.values()];
};

/** The most that can be laid, each tile of the rack counting its worth; `undefined`: the table cannot be laid. */
export const ilp = async (options: Options) => {
  const glpk = await GLPK();
  const sets = allSets(options);
  return async (
    must: readonly number[],
    may: readonly number[],
    worth: readonly number[],
  ): Promise<number | undefined> => {
    const there = (tile: number): number => must[tile]! + may[tile]!;
    const possible = sets.filter(({ tiles }) => {
      const need = new Map<number, number>();
      for (const tile of tiles) need.set(tile, (need.get(tile) ?? 0) + 1);
      return [...need].every(([tile, count]) => count <= there(tile));
    });
    const laid = may.flatMap((count, tile) => (count > 0 ? [tile] : []));
    const kinds = must.flatMap((_, tile) => (there(tile) > 0 ? [tile] : []));
    if (laid.length === 0) return 0;
    const program: LP = {
      name: 'rummikub',
      objective: {
        direction: glpk.GLP_MAX,
        name: 'worth',
        vars: laid.map((tile) => ({ name: `y${tile}`, coef: worth[tile]! })),
      },
      subjectTo: kinds.map((tile) => ({
        name: `t${tile}`,
        vars: [
          ...possible.flatMap(({ tiles }, i) => {
            const count = tiles.filter((each) => each === tile).length;
            return count > 0 ? [{ name: `x${i}`, coef: count }] : [];
          }),
          ...(may[tile]! > 0 ? [{ name: `y${tile}`, coef: -1 }] : []),
        ],
        bnds: { type: glpk.GLP_FX, lb: must[tile]!, ub: must[tile]! },
      })),
      bounds: [
        ...possible.map((_, i) => ({ name: `x${i}`, type: glpk.GLP_DB, lb: 0, ub: 2 })),
        ...laid.map((tile) => ({ name: `y${tile}`, type: glpk.GLP_DB, lb: 0, ub: may[tile]! })),
      ],
      generals: [...possible.map((_, i) => `x${i}`), ...laid.map((tile) => `y${tile}`)],
    };
    // A row of no variables is left out by the solver, so an impossible table must be seen here.
    if (program.subjectTo.some(({ vars, bnds }) => vars.length === 0 && bnds.lb > 0)) return undefined;
    program.subjectTo = program.subjectTo.filter(({ vars }) => vars.length > 0);
    const { result } = await glpk.solve(program, { msglev: glpk.GLP_MSG_OFF, presol: true });
    return result.status === glpk.GLP_OPT ? Math.round(result.z) : undefined;
  };
};
