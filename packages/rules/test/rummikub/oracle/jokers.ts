// Tells whether an edition allows what a story does with the jokers. A new table is right if some story leads to it.
import type { TileSet } from '../../../src/rummikub/types.ts';
import { isJoker, isSameSet, meansTheSame, numbered, standsFor, without } from './sets.ts';
import {
  choices,
  newSet,
  oldSet,
  oldSets,
  RACK,
  type Step,
  type Story,
  stories,
  type Turn,
} from './stories.ts';

/** The outcome of a joker that lay on the table. */
interface JokerOutcome {
  readonly joker: Step;
  /** `taken` without anything put in its place: only by rebuilding. */
  readonly what: 'stays' | 'replaced' | 'taken';
  readonly by?: Step;
}

/** Tells whether the new set holds all the numbers of the old one. Then it looks like the old one, with something added. */
const holds = (later: TileSet, earlier: TileSet): boolean =>
  later.kind === earlier.kind && without(later.tiles, numbered(earlier.tiles)) !== undefined;

/** In this story, the new set in which all the numbers of an old set still lie together. */
const keptIn = (turn: Turn, story: Story, set: number): number | undefined => {
  const steps = story.filter(({ tile, from }) => from === set && !isJoker(tile));
  const [first] = steps;
  if (first === undefined || steps.some(({ to }) => to !== first.to)) return undefined;
  return oldSet(turn, first).kind === newSet(turn, first).kind ? first.to : undefined;
};

/** The number of sets of the old table that are still together. */
const keptSets = (turn: Turn, story: Story): number =>
  turn.before.filter((_, set) => keptIn(turn, story, set) !== undefined).length;

/**
 * R-25 [fr]: « pour former un nouveau groupe ou une nouvelle série ». A set is not new if it holds all the numbers of a set
 * that lay there before the turn, or of the set the joker comes from, unless that set lies elsewhere.
 */
const isInNewSet = (turn: Turn, story: Story, joker: Step): boolean =>
  oldSets(turn).every((earlier, set) => {
    const counts = set < turn.before.length || set === joker.from;
    if (!counts || !holds(newSet(turn, joker), earlier)) return true;
    const kept = keptIn(turn, story, set);
    return kept !== undefined && kept !== joker.to;
  });

/** tells whether the set a tile comes from no longer lies there as it was. Else the tile has never moved. */
const hasChanged = (turn: Turn, set: TileSet): boolean => {
  const isThis = (other: TileSet): boolean => isSameSet(set, other);
  return turn.after.filter(isThis).length < oldSets(turn).filter(isThis).length;
};

/** tells whether this tile can have been put in the joker's place. */
const canReplace = (turn: Turn, joker: Step, step: Step): boolean => {
  const { jokerSwapFrom, jokerSets } = turn.options;
  // [fr] « Si le joueur détient la plaque remplacée par le joker, il peut l'échanger. »
  if (!standsFor(oldSet(turn, joker), joker.place, turn.options).includes(step.tile)) return false;
  if (step.from === RACK) return true;
  // [de] „vom Brett oder aus einer Gruppe oder Reihe vom Tisch ersetzt werden, wenn die Manipulation zulässig war“
  const source = oldSet(turn, step);
  const mayLose = jokerSets === 'free' || !source.tiles.some(isJoker);
  return jokerSwapFrom === 'rackOrTable' && mayLose && hasChanged(turn, source);
};

/** in the turn of the opening the jokers that lay there stay. */
const mustStay = (turn: Turn, joker: Step): boolean =>
  turn.isOpening && turn.options.jokerNotBeforeOpening && joker.from < turn.before.length;

/** Everything that can have happened to one joker. */
const outcomesOf = (turn: Turn, story: Story, joker: Step): readonly JokerOutcome[] => {
  const { jokerSets, jokerFreeByRebuild } = turn.options;
  const stays = meansTheSame(oldSet(turn, joker), joker.place, newSet(turn, joker), joker.newPlace);
  const outcomes: JokerOutcome[] = stays ? [{ joker, what: 'stays' }] : [];
  if (mustStay(turn, joker)) return outcomes;
  for (const by of story) if (canReplace(turn, joker, by)) outcomes.push({ joker, what: 'replaced', by });
  // R-21 [de]: „Ein Joker kann auch durch das Manipulieren einer Gruppe oder Reihe entfernt und neu benutzt werden.“
  if (jokerSets === 'free' && jokerFreeByRebuild) outcomes.push({ joker, what: 'taken' });
  return outcomes;
};

/** tells whether a set whose jokers had these outcomes lies as its edition wants it. */
const isSetRespected = (
  turn: Turn,
  story: Story,
  set: number,
  outcomes: readonly JokerOutcome[],
): boolean => {
  const staying = outcomes.filter(({ what }) => what === 'stays').map(({ joker }) => joker);
  // With its jokers replaced it is a set like any other.
  if (turn.options.jokerSets === 'free' || staying.length === 0) return true;
  const numbers = story.filter(({ tile, from }) => from === set && !isJoker(tile));
  const together = [...numbers, ...staying, ...outcomes.flatMap(({ by }) => (by === undefined ? [] : [by]))];
  const [first] = together;
  if (first === undefined) return true;
  // [fr] « Les combinaisons comprenant un joker ne peuvent pas être divisées. »
  const isTogether =
    together.every(({ to }) => to === first.to) && turn.after[first.to]?.kind === oldSets(turn)[set]?.kind;
  // [it] «Le combinazioni che contengono un jolly non possono venire modificate.»
  const hasGrown = turn.after[first.to]?.tiles.length !== together.length;
  return isTogether && (turn.options.jokerSets === 'extendOnly' || !hasGrown);
};

/** one tile replaces one joker, and in a group two jokers are replaced by two colours. */
const areReplacementsDifferent = (outcomes: readonly JokerOutcome[]): boolean => {
  const replaced = outcomes.filter(({ by }) => by !== undefined);
  return replaced.every((a, i) =>
    replaced
      .slice(i + 1)
      .every((b) => a.by !== b.by && (a.joker.from !== b.joker.from || a.by?.tile !== b.by?.tile)),
  );
};

const areOutcomesAllowed = (turn: Turn, story: Story, outcomes: readonly JokerOutcome[]): boolean => {
  const sets = [...new Set(outcomes.map(({ joker }) => joker.from))];
  const freed = outcomes.filter(({ what }) => what !== 'stays').map(({ joker }) => joker);
  return (
    areReplacementsDifferent(outcomes) &&
    sets.every((set) =>
      isSetRespected(
        turn,
        story,
        set,
        outcomes.filter(({ joker }) => joker.from === set),
      ),
    ) &&
    freed.every((joker) => turn.options.jokerReuse === 'sameTurn' || isInNewSet(turn, story, joker))
  );
};

/**
 * Looks for a story, and for each joker an outcome in it, that the edition allows. R-1: nobody gains by exchanging tiles that look the
 * same, so where it matters what a set was before, only the stories count that keep most sets together.
 */
export const isStoryPossible = (turn: Turn): boolean => {
  let most = 0;
  if (turn.options.jokerReuse === 'sameTurnNewSet')
    for (const story of stories(turn)) most = Math.max(most, keptSets(turn, story));
  for (const story of stories(turn)) {
    const jokers = story.filter(({ tile, from }) => isJoker(tile) && from !== RACK);
    for (const outcomes of choices(jokers.map((joker) => outcomesOf(turn, story, joker)))) {
      const isFreed = outcomes.some(({ what }) => what !== 'stays');
      if (isFreed && keptSets(turn, story) < most) continue;
      if (areOutcomesAllowed(turn, story, outcomes)) return true;
    }
  }
  return false;
};
