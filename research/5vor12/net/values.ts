// Positions of games with what the expert's net and `strong`'s tables make of every move, one a line, for check.py.
//   npx tsx research/5vor12/net/values.ts 12 > /tmp/values.jsonl

import { CELLS, HIGHEST, type Position } from '../../../packages/bots/src/5vor12/model/position.ts';
import { loadNet } from '../../../packages/bots/src/5vor12/network/load-net.ts';
import { netValuation } from '../../../packages/bots/src/5vor12/network/net-valuation.ts';
import { Evaluator } from '../../../packages/bots/src/5vor12/value/evaluator.ts';
import { loadTables } from '../../../packages/bots/src/5vor12/value/load-tables.ts';
import { tablesValuation } from '../../../packages/bots/src/5vor12/value/tables-valuation.ts';
import { onePly, type Player, playOne } from '../measure/arena.ts';

const net = new Evaluator(netValuation(loadNet()));
const tables = new Evaluator(tablesValuation(loadTables()));

/** The value of each move to this evaluator: by tile, square (16: left) and whether the tile lay open. */
const valuesOf = (evaluator: Evaluator, position: Position): [string, number][] => {
  evaluator.read(position);
  const list: [string, number][] = [];
  for (let tile = 1; tile <= HIGHEST; tile++)
    for (const isOpen of [true, false]) {
      if ((isOpen ? position.middle : position.pool)[tile] === 0) continue;
      const left = position.left - (isOpen ? 0 : 1);
      for (let at = 0; at < CELLS; at++)
        if (evaluator.fits(tile, at))
          list.push([`${tile},${at},${Number(isOpen)}`, evaluator.placeValue(tile, at, isOpen, left)]);
      if (!isOpen) list.push([`${tile},${CELLS},0`, evaluator.leaveValue(tile, left)]);
    }
  return list;
};

const tell = (position: Position): void => {
  const { active, seats, middle, pool } = position;
  const boards = Array.from({ length: seats }, (_, role) => {
    const from = ((active + role) % seats) * CELLS;
    return [...position.boards.subarray(from, from + CELLS)];
  });
  const [byNet, byTables] = [net, tables].map((evaluator) =>
    Object.fromEntries(valuesOf(evaluator, position)),
  );
  const list = (counts: Uint8Array) => [...counts.subarray(0, HIGHEST + 1)];
  console.log(
    JSON.stringify({ boards, middle: list(middle), pool: list(pool), net: byNet, strong: byTables }),
  );
};

let turns = 0;
const watched =
  (player: Player): Player =>
  (position, drawn, dice) => {
    if (drawn === 0 && turns++ % 7 === 0) tell(position);
    return player(position, drawn, dice);
  };

for (let game = 0; game < Number(process.argv[2] ?? 12); game++) {
  const players = Array.from({ length: 2 + (game % 3) }, (_, seat) =>
    watched(onePly(seat % 2 ? tables : net)),
  );
  playOne(
    players,
    players.map(() => tables),
    `values/${game}`,
  );
}
