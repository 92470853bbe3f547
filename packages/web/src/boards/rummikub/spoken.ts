// What is said to people who do not see the table.
import { type Step, stepsOf } from '@crescendo/bots/rummikub';
import { itemAt } from '@crescendo/rules';
import {
  formatTile,
  JOKER,
  lowest,
  type Move,
  parseTile,
  playedTiles,
  type Rummikub,
  readingsOf,
  type Tile,
  type TileSet,
  type View,
} from '@crescendo/rules/rummikub';
import { apart, labelled } from '@crescendo/words';
import type { Spoken } from '../board.ts';
import { prompt } from './text.ts';
import type { RummikubWords } from './words.ts';

/** With more steps than these, naming every set no longer helps. */
const MAX_STEPS = 6;

const tilesIn = (text: string): readonly Tile[] | undefined => {
  const tiles = text.split(/\s+/).filter(Boolean).map(parseTile);
  return tiles.length > 0 && tiles.every((tile) => tile !== undefined) ? tiles : undefined;
};

const setFrom = (tiles: readonly Tile[], view: View): TileSet | undefined => {
  const [reading] = readingsOf(tiles, view.options);
  return reading && { kind: reading.kind, tiles: reading.order.map((at) => itemAt(tiles, at)) };
};

/** `lay K9 | R3 R4 R5`: tiles that are a set by themselves lie down as one, others join the first set they fit. */
const typed = (text: string, view: View): Move | undefined => {
  const [, rest] = /^lay\s+(.+)$/i.exec(text.trim()) ?? [];
  if (rest === undefined) return undefined;
  let table = view.table;
  for (const part of rest.split('|')) {
    const tiles = tilesIn(part);
    if (!tiles) return undefined;
    const own = setFrom(tiles, view);
    if (own) table = [...table, own];
    else {
      const joined = table.map(({ tiles: there }) => setFrom([...there, ...tiles], view));
      const at = joined.findIndex((set) => set !== undefined);
      const set = joined[at];
      // Not a set: the rules say what is wrong with it.
      table = set ? table.with(at, set) : [...table, { kind: 'run', tiles }];
    }
  }
  return { type: 'play', table };
};

const rackText = ({ seat, racks }: View, own: RummikubWords): string => {
  const rack = seat === null ? [] : itemAt(racks, seat);
  return rack.length === 0 ? '' : own.spoken.rack(rack);
};

/** A run by its ends does not say where its jokers are. */
const setText = (set: TileSet, { set: text, spoken: { jokerAs } }: RummikubWords): string => {
  const jokers = set.tiles.flatMap((tile, at) =>
    set.kind === 'run' && tile === JOKER ? [jokerAs(lowest(set) + at)] : [],
  );
  return jokers.length === 0 ? text(set) : `${text(set)} (${jokers.join(', ')})`;
};

/** Steps that follow each other and lay new sets are told in one sentence. */
const together = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && step.to === null && last.every(({ to }) => to === null)) last.push(step);
    else groups.push([step]);
  }
  return groups;
};

export const spoken: Spoken<Rummikub, RummikubWords> = {
  news: (news, before, after, { own }, name) => {
    if (news.type !== 'played' || !before) return undefined;
    const played = playedTiles(before.table, after.table);
    // The views are not those around this piece of news.
    if (played.length !== news.tiles.length) return undefined;
    const steps = stepsOf(before.table, after.table, news.tiles);
    if (steps.length === 0 || steps.length > MAX_STEPS) return undefined;
    const who = news.seat === name.you ? undefined : name(news.seat);
    const tilesOf = ({ take }: Step) => take.map(({ tile }) => tile);
    return together(steps)
      .map((group) => {
        const [step] = group;
        if (!step?.to) {
          const sets = group.map((each) => ({ set: each.makes, taken: tilesOf(each) }));
          return own.spoken.lays(who, sets, news.opened);
        }
        const { lay, to } = step;
        const taken = tilesOf(step);
        return own.spoken.adds(who, own.tiles(lay.length > 0 ? lay : taken), to, lay.length > 0 ? taken : []);
      })
      .join(' ');
  },
  prompt: (view, translations) => {
    const asked = prompt(view, translations);
    // Right after the deal nothing else tells which tiles they are.
    return view.phase === 'pairs' ? `${asked} ${rackText(view, translations.own)}` : asked;
  },
  standing: (view, seat, { own }, name) => {
    const { length } = itemAt(view.racks, seat);
    return seat === name.you
      ? `${own.rack(length)}.`
      : `${own.rackOf(name(seat), length, view.opened[seat] ?? false)}.`;
  },
  board: (view, { own, language }) => {
    const sets = apart(
      language,
      view.table.map((set) => setText(set, own)),
    );
    return [
      sets === '' ? own.spoken.emptyTable : `${labelled(language, own.felt, sets)}.`,
      rackText(view, own),
      `${own.pool(view.pool)}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  typed,
  asTyped: (move, view) => {
    if (move.type !== 'play') return undefined;
    const steps = stepsOf(view.table, move.table, playedTiles(view.table, move.table));
    if (steps.some(({ take }) => take.length > 0)) return undefined;
    return `lay ${steps.map(({ lay }) => lay.map(formatTile).join(' ')).join(' | ')}`;
  },
};
