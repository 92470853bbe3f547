// Qwinto for the network of chances: what the evaluation says of each seat's sheet as this turn found it, and after the
// seat's best answer to the roll that lies there.
import { sum, type View } from '@crescendo/rules/qwinto';
import type { SeatFeatures } from '../win-chances/features.ts';
import {
  type Board,
  boardOf,
  CELLS,
  copy,
  emptyBoard,
  LAST_MISTHROW,
  misthrow,
  toGo,
  write,
} from './board.ts';
import { type Evaluator, HEAD_LIST, HEADS, POINTS, UTILITY, WIN } from './evaluator.ts';
import { listAll, noRivals, seeRivals } from './features.ts';
import { fill, makeValues, type Situation } from './field-values.ts';
import { isPrinted, rowsOf, situationAt } from './from-view.ts';

const SIZE = 20;
const UNIT = 512;

export const qwintoFeatures = (net: Evaluator): SeatFeatures<View> => {
  const values = makeValues();
  const rivals = noRivals();
  const after = emptyBoard();
  const heads = new Float64Array(HEADS);

  /** The best field for this sum by the evaluation, -1 for none; `heads` is what they say of it. */
  const answer = (situation: Situation, rows: number, total: number): number => {
    fill(values, net, situation, rows, total, total, false);
    let best = values.pass[UTILITY]!;
    let field = -1;
    for (let f = 0; f < CELLS; f++) {
      const value = values.heads[UTILITY][total * CELLS + f]!;
      if (value > best) {
        best = value;
        field = f;
      }
    }
    for (const head of HEAD_LIST)
      heads[head] = field < 0 ? values.pass[head]! : values.heads[head][total * CELLS + field]!;
    return field;
  };

  /** What the seat has chosen as far as the viewer knows, or will choose; `after` and `heads` are what comes of it. */
  const carryOut = (view: View, boards: readonly Board[], seat: number, total: number): void => {
    const situation = situationAt(view, boards, rivals, seat);
    let field = answer(situation, rowsOf(view.colours!), total);
    const chosen = view.pending[seat];
    if (chosen !== null && chosen !== undefined && chosen !== 'hidden') {
      field = chosen.type === 'write' ? chosen.field : -1;
      for (const head of HEAD_LIST)
        heads[head] = field < 0 ? values.pass[head]! : values.heads[head][total * CELLS + field]!;
    }
    if (field >= 0) write(after, field, total);
    else if (situation.isActive) misthrow(after);
  };

  return {
    size: SIZE,
    version: 1,
    canRead: ({ options }) => isPrinted(options),
    isLearnt: ({ options }) => isPrinted(options),
    read: (view, to) => {
      const { seats, active, phase, rolls } = view;
      const boards = view.sheets.map(boardOf);
      const isRolled = phase === 'keep' || phase === 'write';
      const total = isRolled ? sum(view.faces) : 0;
      for (let seat = 0; seat < seats; seat++) {
        const board = boards[seat]!;
        seeRivals(rivals, boards, seats, seat);
        const wait = phase === 'first' ? 0 : (seat - active + seats) % seats;
        // Before the turn the seat that rolls now was the next to roll.
        net.load(listAll(net.list, board, seats, 1 + wait, rivals));
        net.value(0, 0);
        heads.set(net.out);
        let at = seat * SIZE;
        for (const head of HEAD_LIST) to[at++] = Math.round(UNIT * heads[head]!);
        copy(after, board);
        if (isRolled) carryOut(view, boards, seat, total);
        to[at++] = Math.round(UNIT * heads[UTILITY]!);
        to[at++] = Math.round(UNIT * heads[POINTS]!);
        to[at++] = Math.round(UNIT * heads[WIN]!);
        to[at++] = board.score;
        to[at++] = after.score;
        to[at++] = toGo(after);
        to[at++] = after.misthrows;
        to[at++] = toGo(after) === 0 || after.misthrows >= LAST_MISTHROW ? 1 : 0;
        to[at++] = toGo(after) <= 2 ? 2 - toGo(after) : 0;
        to[at++] = phase === 'first' ? 0 : wait === 0 ? 1 : 0;
        to[at++] = phase === 'first' ? 0 : wait === 1 ? 1 : 0;
        to[at++] = phase === 'first' ? 0 : wait;
        to[at++] = phase === 'keep' && wait === 0 ? 1 : 0;
        to[at++] = phase === 'write' ? 1 : 0;
        to[at++] = phase === 'rolling' && wait === 0 ? 1 + rolls : 0;
        to[at++] = after.filled[0]! + after.filled[1]! + after.filled[2]!;
        to[at++] = after.score - board.score;
      }
    },
  };
};
