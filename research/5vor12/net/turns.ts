// Turns of random games by the rules, one a line, for check.py to hold its fast tables against.
//   npx tsx research/5vor12/net/turns.ts 40 > /tmp/turns.jsonl
import { seeded } from '@crescendo/rules';
import { type State, vorZwoelf } from '@crescendo/rules/5vor12';

const games = Number(process.argv[2] ?? 40);

/** Boards from the active seat on, the middle, the supply, and what may be done: tile and square, 16 to leave it. */
const tell = (state: State, after: State | null): void => {
  const { seats, active } = state;
  const from = <T>(list: readonly T[]) => list.map((_, i) => list[(active + i) % seats]);
  const legal = [...vorZwoelf.moves(vorZwoelf.view(state, active))].flatMap((move) => {
    if (move.type === 'take') return [[move.tile, move.at]];
    if (move.type === 'place') return [[state.drawn, move.at]];
    return move.type === 'leave' ? [[state.drawn, 16]] : [];
  });
  const pool = state.drawn > 0 ? state.pool.with(state.drawn, state.pool[state.drawn]! + 1) : state.pool;
  const over = after !== null && vorZwoelf.turn(after);
  const shares =
    over && over.kind === 'over'
      ? from(over.scores.map((_, seat) => (over.winners.includes(seat) ? 1 / over.winners.length : 0)))
      : null;
  const move = after === null ? null : after.news.find(({ type }) => type === 'placed' || type === 'left');
  console.log(
    JSON.stringify({
      boards: from(state.boards),
      middle: state.middle,
      pool,
      drawn: state.drawn,
      legal,
      move,
      shares,
    }),
  );
};

for (let game = 0; game < games; game++) {
  const seats = 2 + (game % 3);
  const dice = seeded(`turns/${game}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!;
  let state = vorZwoelf.setup(seats, { ...vorZwoelf.options, guard: 0 });
  for (let i = 0; i < 600 && vorZwoelf.turn(state).kind !== 'over'; i++) {
    const turn = vorZwoelf.turn(state);
    const before = state;
    if (turn.kind === 'chance') {
      const weighted = vorZwoelf
        .chances(state)
        .flatMap(([outcome, weight]) => new Array(weight).fill(outcome));
      state = vorZwoelf.apply(state, { kind: 'chance', outcome: pick(weighted) });
      continue;
    }
    const seat = state.phase === 'start' ? state.pending.indexOf(null) : state.active;
    const move = pick([...vorZwoelf.moves(vorZwoelf.view(state, seat))]);
    state = vorZwoelf.apply(state, { kind: 'move', seat, move });
    if (before.phase === 'choose' || before.phase === 'placing')
      tell(before, move.type === 'draw' ? null : state);
  }
}
