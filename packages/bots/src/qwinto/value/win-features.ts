// Qwinto for the network of chances: what the evaluation says of each seat's sheet. It looks at positions in which
// somebody chooses dice or rolls them. Once a roll lies there it looks ahead to the next turn, with the answers that are
// known and for all others the best: what a roll is worth then does not depend on who has written already.
import { sum, type View } from '@crescendo/rules/qwinto';
import { MAX_SEATS, type SeatFeatures, TRUST_UNIT } from '../../win-chances/features.ts';
import {
  type Board,
  boardOf,
  CELLS,
  copy,
  emptyBoard,
  isOver,
  misthrow,
  TOP,
  toGo,
  write,
} from '../model/board.ts';
import { isPrinted, rowsOf, situationAt } from '../model/from-view.ts';
import { makePlan, planTurn } from '../search/turn-plan.ts';
import { type Evaluator, HEAD_LIST, UTILITY } from './evaluator.ts';
import { emptyRivals, listAll, readRivals } from './features.ts';
import { fill, makeValues } from './field-values.ts';

const SIZE = 18;
const UNIT = 512;
/** A lead that decides a game that is over. */
const DECIDED = 2;

const filledOn = ({ filled }: Board): number => filled[0]! + filled[1]! + filled[2]!;

/**
 * With two seats and the same dice for both, a lead of a few fields is less than it looks: fitted to the results of 1,050 games that
 * experts played on after weak moves (research/win-chances). With more seats nothing was to be corrected.
 */
const trustOf = (filled: number): number => Math.min(TRUST_UNIT, 410 + 51 * filled);

/** A position in which no seat has to answer. */
interface Rest {
  readonly boards: readonly Board[];
  /** The seat that chooses dice, or rolls them. */
  active: number;
  /** Dice that are rolled now, as rows in bits, and for which time; 0: they are still to be chosen. */
  rows: number;
  rolls: number;
  isOver: boolean;
}

export const qwintoFeatures = (net: Evaluator): SeatFeatures<View> => {
  const values = makeValues();
  const plan = makePlan();
  const rivals = emptyRivals();
  const rest: Rest = {
    boards: Array.from({ length: MAX_SEATS }, emptyBoard),
    active: 0,
    rows: 0,
    rolls: 0,
    isOver: false,
  };

  /** Plans the turn of the seat that rolls. */
  const planFor = (view: Pick<View, 'seats' | 'active'>, boards: readonly Board[], rows: number): void => {
    readRivals(rivals, boards, view.seats, view.active);
    fill(values, net, situationAt(view, boards, rivals, view.active), rows, 1, TOP - 1);
    planTurn(plan, values.heads[UTILITY], values.pass[UTILITY]!);
  };

  /** The best field for this sum by the evaluation, -1 for none. */
  const answer = (view: View, boards: readonly Board[], seat: number, total: number): number => {
    readRivals(rivals, boards, view.seats, seat);
    fill(values, net, situationAt(view, boards, rivals, seat), rowsOf(view.colours!), total, total, false);
    let best = values.pass[UTILITY]!;
    let field = -1;
    for (let f = 0; f < CELLS; f++) {
      const value = values.heads[UTILITY][total * CELLS + f]!;
      if (value > best) {
        best = value;
        field = f;
      }
    }
    return field;
  };

  /** Everybody answers the roll, and the next turn begins. */
  const carryOut = (view: View, boards: readonly Board[]): void => {
    const { seats, active, pending } = view;
    const total = sum(view.faces);
    for (let seat = 0; seat < seats; seat++) {
      const chosen = pending[seat];
      const isKnown = chosen !== null && chosen !== undefined && chosen !== 'hidden';
      const field = !isKnown
        ? answer(view, boards, seat, total)
        : chosen.type === 'write'
          ? chosen.field
          : -1;
      const after = rest.boards[seat]!;
      if (field >= 0) write(after, field, total);
      else if (seat === active) misthrow(after);
      if (isOver(after)) rest.isOver = true;
    }
    rest.active = (active + 1) % seats;
    rest.rows = 0;
    rest.rolls = 0;
  };

  const comeToRest = (view: View): void => {
    const { seats, active, phase, colours, rolls } = view;
    const boards = view.sheets.map(boardOf);
    for (let seat = 0; seat < seats; seat++) copy(rest.boards[seat]!, boards[seat]!);
    rest.isOver = false;
    rest.active = active;
    rest.rows = colours === null ? 0 : rowsOf(colours);
    rest.rolls = rolls;
    if (phase === 'keep') {
      planFor(view, boards, rest.rows);
      const kept = plan.worth[rest.rows * TOP + sum(view.faces)]!;
      // Rolled again, nothing of this roll is left.
      if (kept <= plan.once[rest.rows]!) return;
    }
    if (phase === 'keep' || phase === 'write') carryOut(view, boards);
  };

  /** The expectation of the seat that rolls. */
  const expected = (seats: number): number => {
    const { boards, active, rows, rolls } = rest;
    planFor({ seats, active }, boards.slice(0, seats), rows);
    return rolls === 0 ? plan.twice[rows]! : plan.once[rows]!;
  };

  const best = (seats: number, but: number): number => {
    let most = -Infinity;
    for (let seat = 0; seat < seats; seat++)
      if (seat !== but && rest.boards[seat]!.score > most) most = rest.boards[seat]!.score;
    return most;
  };

  return {
    size: SIZE,
    version: 2,
    trust: (seats) => {
      if (seats !== 2) return TRUST_UNIT;
      const [one, other] = rest.boards;
      return one && other ? trustOf(Math.max(filledOn(one), filledOn(other))) : TRUST_UNIT;
    },
    canRead: ({ options }) => isPrinted(options),
    // The chances were learnt from even starts.
    isLearnt: ({ options }) => isPrinted(options) && options.headStart === 0,
    read: (view, to) => {
      const { seats } = view;
      const isFirst = view.phase === 'first';
      comeToRest(view);
      const { active, rows, rolls, boards } = rest;
      const rolling = rows === 0 || rest.isOver ? 0 : expected(seats);
      for (let seat = 0; seat < seats; seat++) {
        const board = boards[seat]!;
        const wait = isFirst ? 0 : (seat - active + seats) % seats;
        readRivals(rivals, boards, seats, seat);
        net.load(listAll(net.list, board, seats, 1 + wait, rivals));
        net.value(0, 0);
        const isRolling = rows > 0 && wait === 0 && !isFirst;
        const lead = board.score - best(seats, seat);
        let at = seat * SIZE;
        for (const head of HEAD_LIST) to[at++] = Math.round(UNIT * net.out[head]!);
        to[at++] = Math.round(UNIT * (isRolling ? rolling : net.out[UTILITY]!));
        to[at++] = board.score;
        to[at++] = lead;
        to[at++] = toGo(board);
        to[at++] = toGo(board) <= 3 ? 3 - toGo(board) : 0;
        to[at++] = board.misthrows;
        to[at++] = board.misthrows === 3 ? 1 : 0;
        to[at++] = filledOn(board);
        to[at++] = isFirst ? 0 : wait === 0 ? 1 : 0;
        to[at++] = isFirst ? 0 : wait === 1 ? 1 : 0;
        to[at++] = isFirst ? 0 : wait;
        to[at++] = isRolling ? 1 + rolls : 0;
        to[at++] = rest.isOver ? 1 : 0;
        to[at++] = rest.isOver ? Math.max(-DECIDED, Math.min(DECIDED, lead)) : 0;
        to[at++] = rest.isOver && lead >= 0 ? 1 : 0;
      }
    },
  };
};
