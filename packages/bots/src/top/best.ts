// The top of a position, exactly: the most points, and among those plays one that touches the fewest sets.
import { range } from '@crescendo/rules';
import { heapOf, type TileSet } from '@crescendo/rules/rummikub';
import { TOP_OPTIONS, type TopPlay, type TopPosition, topPlay } from '@crescendo/rules/top';
import { layOut } from '../rummikub/solver/lay-out.ts';

type Places = readonly number[];

export interface TopSearch {
  /** The most points that can be laid. */
  readonly points: number;
  /**
   * The top, if a quick look finds a play that touches at most so many sets, and so many trials suffice to be sure that none
   * touches fewer. Without limits it is always found.
   */
  readonly within: (most?: number, trials?: number) => TopPlay | undefined;
}

/** All ways to choose so many of the list. */
function* choices(list: Places, count: number, from = 0): Generator<Places> {
  if (count === 0) yield [];
  else
    for (let at = from; at <= list.length - count; at++)
      for (const others of choices(list, count - 1, at + 1)) yield [list[at] ?? 0, ...others];
}

export const searchTop = (position: TopPosition): TopSearch => {
  const { table, rack } = position;
  const may = heapOf(rack);
  const all = range(table.length);
  const layout = (places: Places) =>
    layOut(TOP_OPTIONS, heapOf(places.flatMap((place) => table[place]?.tiles ?? [])), may, 'points');
  const points = layout(all)?.worth ?? 0;
  /** The sets on these places laid out anew with tiles of the rack, if that is worth the most; all others stay as they are. */
  const laid = (places: Places): readonly TileSet[] | undefined => {
    const found = layout(places);
    return found?.worth === points ? found.sets : undefined;
  };
  const without = (places: Places, place: number): Places => places.filter((other) => other !== place);
  const playOf = (places: Places, sets: readonly TileSet[]): TopPlay =>
    topPlay(position, [...table.filter((_, place) => !places.includes(place)), ...sets]);

  /** The sets that remain when one after the other is left alone where that costs nothing. */
  const quick = (): Places => {
    let touched: Places = all;
    for (const place of all) {
      const fewer = without(touched, place);
      if (laid(fewer)) touched = fewer;
    }
    return touched;
  };
  // A worth reached with some sets touched is reached with more of them touched, too: so a set without which all the
  // others do not suffice has to be among them.
  const needed = (among: Places): Places => among.filter((place) => laid(without(all, place)) === undefined);

  const within = (most = Infinity, trials = Infinity): TopPlay | undefined => {
    const found = quick();
    if (found.length > most) return undefined;
    const base = needed(found);
    const others = all.filter((place) => !base.includes(place));
    let tried = 0;
    for (let more = 0; base.length + more < found.length; more++)
      for (const chosen of choices(others, more)) {
        if (++tried > trials) return undefined;
        const places = [...base, ...chosen];
        const sets = laid(places);
        if (sets) return playOf(places, sets);
      }
    return playOf(found, laid(found) ?? []);
  };
  return { points, within };
};

/** The top, however many sets it touches. */
export const topOf = (position: TopPosition): TopPlay | undefined => searchTop(position).within();
