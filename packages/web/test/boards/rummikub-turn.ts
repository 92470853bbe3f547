// A turn in Rummikub, in notation: what lies on the table, and what the first seat has on its rack.
import { parseTable, parseTile, rummikub, type View } from '@crescendo/rules/rummikub';

export const rummikubTurn = (table: string, rack: string, opened = true): View => ({
  ...rummikub.view(rummikub.setup(2, rummikub.options), 0),
  phase: 'turn',
  table: table === '' ? [] : parseTable(table)!,
  opened: [opened, true],
  racks: [
    rack
      .split(' ')
      .map((word) => parseTile(word)!)
      .sort((a, b) => a - b),
    [-1],
  ],
  pool: 20,
});
