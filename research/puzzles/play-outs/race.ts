// Plays a puzzle's moves on in the same imagined worlds until it is clear which is better, or the worlds are used up.
import { type AnyMove, type AnyState, type AnyView, seeded } from '@crescendo/rules';
import type { Puzzle } from '../../../packages/bots/src/puzzles/puzzle.ts';
import { finalShares } from '../../../packages/bots/src/win-chances/chances.ts';
import { BATCH, type Study } from '../study.ts';
import type { Asked } from './asked.ts';
import type { Choose, Policy } from './policies.ts';
import type { Records } from './records.ts';
import { isAhead, isBehind, leadIn } from './verdicts.ts';

/** Before so many worlds nothing is clear. */
const FEWEST = 2 * BATCH;
/** A game that takes longer is nobody's. */
const MAX_EVENTS = 3000;

/** The share of the seat at the end of the game, in one world that looks from its seat like the position. */
const playOut = (
  { game, luckOf }: Pick<Study, 'game' | 'luckOf'>,
  choose: Choose,
  view: AnyView,
  { seat, id }: Puzzle,
  move: AnyMove,
  world: number,
): number => {
  const name = `play-outs/${id}`;
  const luck = luckOf(name, world);
  const thoughts = seeded(`${name}/${world}/thoughts`);
  const start: AnyState = game.imagine(view, seeded(`${name}/${world}/imagined`));
  let now = game.apply(start, { kind: 'move', seat, move });
  for (let events = 0; events < MAX_EVENTS; events++) {
    const turn = game.turn(now);
    if (turn.kind === 'over') return finalShares(turn)[seat] ?? 0;
    if (turn.kind === 'chance') now = game.apply(now, { kind: 'chance', outcome: luck(now) });
    else {
      const before = now;
      for (const other of turn.seats)
        now = game.apply(now, {
          kind: 'move',
          seat: other,
          move: choose(game.view(before, other), thoughts),
        });
    }
  }
  return 0;
};

/** Plays until every solution clearly leads every rival or trails one, or `most` worlds are played by this policy. */
export const race = (
  study: Pick<Study, 'game' | 'luckOf'>,
  records: Records,
  choose: Choose,
  policy: Policy,
  { puzzle, position, rivals }: Asked,
  most: number,
): void => {
  const { id, seat } = puzzle;
  const { parse } = study.game.notation.move;
  const view = position.view(seat);
  const solutions = puzzle.solutions.map(({ move }) => move);
  const lead = (one: string, other: string) => leadIn(records, id, [policy], one, other);
  const extend = (text: string, worlds: number): void => {
    const played = records.of(id, policy, text).length;
    const move = parse(text);
    if (played >= worlds || move === undefined) return;
    const shares: number[] = [];
    for (let world = played; world < worlds; world++)
      shares.push(playOut(study, choose, view, puzzle, move, world));
    records.add(id, policy, text, shares);
  };
  for (let worlds = FEWEST; worlds <= most; worlds += BATCH) {
    const open = rivals.filter((rival) => !solutions.every((one) => isAhead(lead(one, rival))));
    const unsure = solutions.filter((one) => open.some((rival) => !isAhead(lead(one, rival))));
    const isLost = solutions.some((one) => rivals.some((rival) => isBehind(lead(one, rival))));
    if (open.length === 0 || isLost) return;
    for (const move of [...unsure, ...open]) extend(move, worlds);
  }
};
