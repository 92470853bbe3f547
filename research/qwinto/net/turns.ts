// Turns of games by the rules, one a line, for check.py to hold its fast tables against.
//   npx tsx research/qwinto/net/turns.ts 40 [FILE of points_net.py] > /tmp/turns.jsonl
import { seeded } from '@crescendo/rules';
import { COLOURS, legalFields, qwinto, type State, score, sum } from '@crescendo/rules/qwinto';
import { boardOf } from '../../../packages/bots/src/qwinto/model/board.ts';
import { rowsOf, situationAt } from '../../../packages/bots/src/qwinto/model/from-view.ts';
import { bytesOf } from '../../../packages/bots/src/qwinto/network/network.ts';
import { makeWasmNetwork } from '../../../packages/bots/src/qwinto/network/wasm-network.ts';
import { makeForesight } from '../../../packages/bots/src/qwinto/search/replies.ts';
import { answerOne, makePlan, SETS } from '../../../packages/bots/src/qwinto/search/turn-plan.ts';
import { UTILITY } from '../../../packages/bots/src/qwinto/value/evaluator.ts';
import { emptyRivals, listAll, readRivals } from '../../../packages/bots/src/qwinto/value/features.ts';
import { fill, makeValues } from '../../../packages/bots/src/qwinto/value/field-values.ts';
import { header, weights } from '../../../packages/bots/src/qwinto/weights/qwinto.ts';
import { pointsNet } from '../measure/points-net.ts';

const games = Number(process.argv[2] ?? 40);
const forPoints = process.argv[3] ? pointsNet(process.argv[3]) : undefined;
const net = (await makeWasmNetwork(header, bytesOf(weights)))!;
const foresight = makeForesight(net);
const values = makeValues();
const plan = makePlan();
const rivals = emptyRivals();
const list = new Int32Array(192);
const NUMBERS = Array.from({ length: 18 }, (_, i) => i + 1);

/** From the active seat on: sheets, scores, features, values of every number on every field, and the plan of the turn. */
const describe = (state: State) => {
  const { seats, active } = state;
  const order = Array.from({ length: seats }, (_, i) => (active + i) % seats);
  const sheets = order.map((seat) => state.sheets[seat]!);
  const boards = sheets.map(boardOf);
  const heads = sheets.map((sheet, seat) => {
    readRivals(rivals, boards, seats, seat);
    const situation = situationAt({ seats, active: 0 }, boards, rivals, seat);
    const count = listAll(list, boards[seat]!, seats, situation.distance, rivals);
    fill(values, net, situation, 7, 1, 18);
    const own = new Float64Array(19 * 27);
    const ownPass = forPoints?.(own, boards[seat]!, seat === 0, 7, 1, 18);
    return {
      own: forPoints && { values: [...own.subarray(27)], pass: ownPass },
      features: [...list.subarray(0, count)],
      legal: NUMBERS.map((number) => legalFields(sheet, 'oyp', number)),
      values: values.heads.map((table) => [...table.subarray(27)]),
      pass: [...values.pass],
    };
  });
  readRivals(rivals, boards, seats, 0);
  const situation = situationAt({ seats, active: 0 }, boards, rivals, 0);
  fill(values, net, situation, 7, 1, 18);
  foresight.plan(plan, values.heads[UTILITY], values.pass[UTILITY]!, situation);
  return {
    numbers: sheets.map(({ numbers }) => numbers),
    misthrows: sheets.map(({ misthrows }) => misthrows),
    scores: sheets.map((sheet) => score(sheet, state.options).total),
    heads,
    once: SETS.map((rows) => plan.once[rows]),
    twice: SETS.map((rows) => plan.twice[rows]),
  };
};

/** The fields that the expert without a look ahead would write: one for every seat, -1 for none. */
const answers = (state: State, rows: number, total: number): readonly number[] => {
  const { seats, active } = state;
  const boards = state.sheets.map(boardOf);
  return boards.map((_, i) => {
    const seat = (active + i) % seats;
    readRivals(rivals, boards, seats, seat);
    const situation = situationAt(state, boards, rivals, seat);
    fill(values, net, situation, rows, total, total);
    foresight.end(values, situation, rows, total);
    return answerOne(plan, values.heads[UTILITY], values.pass[UTILITY]!, rows, total);
  });
};

for (let game = 0; game < games; game++) {
  const seats = 2 + (game % 5);
  const dice = seeded(`turns/${game}`);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(dice() * from.length)]!;
  const carelessness = (game % 7) * 0.1;
  let state = qwinto.setup(seats, qwinto.options);
  let told: object = {};
  for (let turn = qwinto.turn(state); turn.kind !== 'over'; turn = qwinto.turn(state)) {
    if (turn.kind === 'chance') {
      const weighted = qwinto.chances(state);
      state = qwinto.apply(state, { kind: 'chance', outcome: pick(weighted)[0] });
      continue;
    }
    if (state.phase === 'dice') {
      told = describe(state);
      state = qwinto.apply(state, {
        kind: 'move',
        seat: state.active,
        move: { type: 'dice', colours: pick(COLOURS) },
      });
    } else if (state.phase === 'keep')
      state = qwinto.apply(state, { kind: 'move', seat: state.active, move: { type: 'keep' } });
    else {
      const [rows, total] = [rowsOf(state.colours!), sum(state.faces)];
      const { active } = state;
      const best = answers(state, rows, total);
      const chosen = best.map((field, i) => {
        const fields = legalFields(state.sheets[(active + i) % seats]!, state.colours!, total);
        return dice() < carelessness ? pick([-1, ...fields]) : field;
      });
      chosen.forEach((field, i) => {
        const move = field < 0 ? ({ type: 'skip' } as const) : ({ type: 'write', field } as const);
        state = qwinto.apply(state, { kind: 'move', seat: (active + i) % seats, move });
      });
      const after = Array.from({ length: seats }, (_, i) => state.sheets[(active + i) % seats]!);
      const over = qwinto.turn(state);
      console.log(
        JSON.stringify({
          ...told,
          rows,
          total,
          best,
          chosen,
          after: after.map(({ numbers }) => numbers),
          missed: after.map(({ misthrows }) => misthrows),
          shares:
            over.kind === 'over'
              ? after.map((_, i) =>
                  over.winners.includes((active + i) % seats) ? 1 / over.winners.length : 0,
                )
              : null,
        }),
      );
    }
  }
}
