// The best decisions of a seat: those that casual players hardly find, and that would have cost them much.
import { type AnyBot, type AnyGame, type AnyMove, itemAt, range, type Seat, seeded } from '@crescendo/rules';
import type { Decision, Judging } from './decisions.ts';
import { telling } from './reasons/telling.ts';
import type { ReviewHighlight, SeatPoint } from './review.ts';
import { chanceAfter } from './shown/chance-after.ts';

/** For each seat, at most. */
const MOST = 3;
/** So many decisions of a seat are looked at, those with most to lose, by so many casual players. */
const LOOKED_AT = 8;
const PLAYERS = 20;
/** Nobody needs to hear about what most players find. */
const FOUND_BY_MANY = 0.6;

interface Asking extends Judging {
  readonly game: AnyGame;
  readonly casual: AnyBot;
}

/** Asks casual players to decide with this view: how many do as well, and what the others' commonest move and the mean loss are. */
const asked = ({ at, view }: Decision, { game, casual, judge, reviewed, budget }: Asking) => {
  const chosen = new Map<string, { readonly move: AnyMove; count: number }>();
  for (const player of range(PLAYERS)) {
    const move = casual.choose(view, seeded(`casual/${at}/${player}`));
    const name = game.notation.move.format(move);
    const known = chosen.get(name);
    if (known) known.count++;
    else chosen.set(name, { move, count: 1 });
  }
  let [found, lost] = [0, 0];
  let usual: AnyMove | undefined;
  let times = 0;
  for (const { move, count } of chosen.values()) {
    const { loss } = judge(view, move, seeded(`review/${at}/0`), budget);
    if (loss < reviewed.noise) found += count;
    else {
      lost += count * loss;
      if (count > times) [usual, times] = [move, count];
    }
  }
  return { found, stake: lost / PLAYERS, usual };
};

/** Those first that casual players would lose most by. */
export const highlightsOf = (
  decisions: readonly Decision[],
  curve: readonly SeatPoint[],
  seat: Seat,
  asking: Asking,
): readonly ReviewHighlight[] => {
  const { game, judge, reviewed, budget } = asking;
  const name = (move: AnyMove): string => game.notation.move.format(move);
  const stake = ({ verdict }: Decision): number => verdict.bestChance - verdict.worstChance;
  const best = decisions
    .filter(
      ({ played, verdict, isOpen, loss }) =>
        isOpen && loss.value === 0 && name(played) === name(verdict.best),
    )
    .sort((a, b) => stake(b) - stake(a))
    .slice(0, LOOKED_AT);
  return best
    .flatMap((decision): ReviewHighlight[] => {
      const { at, view, played } = decision;
      const { found, stake: lost, usual } = asked(decision, asking);
      if (usual === undefined || found > FOUND_BY_MANY * PLAYERS || lost < reviewed.noise) return [];
      const [before, after] = [itemAt(curve, at), itemAt(curve, at + 1)];
      const { because } = judge(view, usual, seeded(`review/${at}/0`), budget);
      const chance = chanceAfter(after, seat);
      return [
        {
          length: before.length,
          seat,
          played,
          chance,
          stake: lost,
          found,
          of: PLAYERS,
          because: telling(because, reviewed.rough),
        },
      ];
    })
    .sort((a, b) => b.stake - a.stake)
    .slice(0, MOST);
};
