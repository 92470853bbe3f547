// The oracle against the rules.
import { seeded } from '../../../src/dice.ts';
import { rummikub } from '../../../src/rummikub/index.ts';
import type { Options, Reason, State } from '../../../src/rummikub/types.ts';
import { smallDeck, somePosition, someProbe } from './probe.ts';
import { isJoker, isSet } from './sets.ts';
import { writeTable, writeTiles } from './text.ts';
import { type Play, type Verdict, verdict } from './verdict.ts';

/** The answer of the rules to a play. */
const answer = ({ options, before, rack, opened, after }: Play): Reason | undefined => {
  const state: State = {
    ...rummikub.setup(2, options),
    phase: 'turn',
    active: 0,
    contenders: [],
    table: before,
    racks: [[...rack].sort((a, b) => a - b), [0]],
    opened: [opened, true],
  };
  return rummikub.check(rummikub.view(state, 0), { type: 'play', table: after });
};

export interface Difference {
  readonly play: Play;
  readonly oracle: Verdict;
  readonly rules: string;
}

export interface Tally {
  readonly differences: readonly Difference[];
  readonly legal: number;
  readonly illegal: number;
  /** Probes with two jokers on the new table. */
  readonly twoJokers: number;
}

const differ = (play: Play): Difference | undefined => {
  const oracle = verdict(play);
  const rules = answer(play)?.code ?? 'legal';
  return (oracle === 'legal') === (rules === 'legal') ? undefined : { play, oracle, rules };
};

export const compare = (seed: string, options: Options, probes: number): Tally => {
  const dice = seeded(seed);
  const differences: Difference[] = [];
  let [legal, illegal, twoJokers] = [0, 0, 0];
  while (legal + illegal < probes) {
    const position = somePosition(dice, smallDeck(dice, options));
    for (let i = 0; i < 6; i++) {
      const play = someProbe(dice, position);
      if (play === undefined) continue;
      if (verdict(play) === 'legal') legal++;
      else illegal++;
      if (play.after.flatMap(({ tiles }) => tiles).filter(isJoker).length > 1) twoJokers++;
      const difference = differ(play);
      if (difference !== undefined) differences.push(difference);
    }
  }
  return { differences, legal, illegal, twoJokers };
};

/** The same difference with as few sets and tiles as possible. */
export const smallest = (difference: Difference): Difference => {
  const { play } = difference;
  for (const smaller of simpler(play)) {
    if (!smaller.before.every((set) => isSet(set, play.options))) continue;
    const still = differ(smaller);
    if (still !== undefined && still.oracle === difference.oracle) return smallest(still);
  }
  return difference;
};

/** Plays with something left out. */
const simpler = (play: Play): readonly Play[] => {
  const found: Play[] = [];
  for (const [i, tile] of play.rack.entries()) {
    found.push({ ...play, rack: play.rack.toSpliced(i, 1) });
    for (const [j, set] of play.after.entries()) {
      for (const [k, other] of set.tiles.entries())
        if (other === tile)
          found.push({
            ...play,
            rack: play.rack.toSpliced(i, 1),
            after: play.after.with(j, { ...set, tiles: set.tiles.toSpliced(k, 1) }),
          });
    }
  }
  for (const [i, set] of play.before.entries()) {
    for (const [j, now] of play.after.entries()) {
      if (set.tiles.join() === now.tiles.join())
        found.push({ ...play, before: play.before.toSpliced(i, 1), after: play.after.toSpliced(j, 1) });
      for (const [k, tile] of set.tiles.entries())
        for (const [l, other] of now.tiles.entries())
          if (tile === other)
            found.push({
              ...play,
              before: play.before.with(i, { ...set, tiles: set.tiles.toSpliced(k, 1) }),
              after: play.after.with(j, { ...now, tiles: now.tiles.toSpliced(l, 1) }),
            });
    }
  }
  for (const [j, now] of play.after.entries()) {
    const rack = now.tiles.reduce<readonly number[] | undefined>((left, tile) => {
      const at = left?.indexOf(tile) ?? -1;
      return at < 0 ? undefined : left?.toSpliced(at, 1);
    }, play.rack);
    if (rack !== undefined) found.push({ ...play, rack, after: play.after.toSpliced(j, 1) });
  }
  return found;
};

export const describeDifference = ({ play, oracle, rules }: Difference): string =>
  `${play.opened ? 'opened' : `not opened (${play.options.openMin})`}: ${writeTable(play.before)} → ${writeTable(play.after)}, ` +
  `rack ${writeTiles(play.rack)}; oracle ${oracle}, rules ${rules}` +
  ` [colours ${play.options.colours}, values ${play.options.values}]`;
