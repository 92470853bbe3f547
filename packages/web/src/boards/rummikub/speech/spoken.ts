// Sentences for people who do not see the table.
import { type Step, stepsOf } from '@crescendo/bots/rummikub';
import { itemAt } from '@crescendo/rules';
import {
  jokersIn,
  playedTiles,
  type Reason,
  type Rummikub,
  rackCounts,
  type TileSet,
  type View,
} from '@crescendo/rules/rummikub';
import { apart, labelled, newsText } from '@crescendo/words';
import { sayAsShown } from '../../contract/defaults.ts';
import type { Speech } from '../../contract/speech.ts';
import type { Doer, RummikubWords, Taken } from '../words.ts';
import { tilesInWords } from './set-text.ts';
import { because, describe, onlyMove, prompt, texts } from './text.ts';

/** With more steps than these, naming every set no longer helps. */
const MAX_STEPS = 6;

const rackText = ({ seat, racks }: View, own: RummikubWords): string => {
  const rack = seat === null ? [] : itemAt(racks, seat);
  return rack.length === 0 ? '' : own.spoken.rack(rack);
};

/** A run by its ends does not say where its jokers are. */
const setText = (set: TileSet, { set: text, spoken: { jokerAs } }: RummikubWords): string => {
  const jokers = jokersIn(set).map(jokerAs);
  return jokers.length === 0 ? text(set) : `${text(set)} (${jokers.join(', ')})`;
};

const isFromRack = ({ to, take }: Step): boolean => to === null && take.length === 0;

/** New sets from the rack that follow each other are told in one sentence. */
const together = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && isFromRack(step) && last.every(isFromRack)) last.push(step);
    else groups.push([step]);
  }
  return groups;
};

/** Tiles that leave the same set are told together. */
const takenBy = ({ take }: Step, own: RummikubWords): readonly Taken[] =>
  [...new Set(take.map(({ from }) => from))].map((from) => ({
    tiles: own.tiles(take.filter((each) => each.from === from).map(({ tile }) => tile)),
    from,
  }));

/** Every set that is new or has grown, a sentence each. */
const changes = (steps: readonly Step[], own: RummikubWords, doer: Doer, opened: boolean): string => {
  const groups = together(steps);
  const opening = opened ? groups.findIndex(([step]) => step?.to === null) : -1;
  return groups
    .map((group, i) => {
      const [step] = group;
      if (!step?.to) {
        const sets = group.map((each) => ({ set: each.makes, taken: takenBy(each, own) }));
        return own.spoken.lays(doer, sets, i === opening);
      }
      const { lay, to } = step;
      const taken = takenBy(step, own);
      return lay.length > 0
        ? own.spoken.adds(doer, own.tiles(lay), to, taken)
        : own.spoken.moves(doer, taken, to);
    })
    .join(' ');
};

const hasSet = (reason: Reason): reason is Reason & { readonly set: number } => 'set' in reason;

export const speech: Speech<Rummikub, RummikubWords> = {
  ...sayAsShown(texts),
  news: (news, before, after, translations, name) => {
    if (news.type !== 'played' || !before) return undefined;
    const played = playedTiles(before.table, after.table);
    // The views are not those around this piece of news.
    if (played.length !== news.tiles.length) return undefined;
    const steps = stepsOf(before.table, after.table, news.tiles);
    if (steps.length === 0 || steps.length > MAX_STEPS) return newsText(translations, news, name);
    const doer = news.seat === name.you ? 'you' : { name: name(news.seat) };
    return changes(steps, translations.own, doer, news.opened);
  },
  describe: (move, view, translations) => {
    if (move.type !== 'play') return describe(move, view, translations);
    const steps = stepsOf(view.table, move.table, playedTiles(view.table, move.table));
    return steps.length === 0
      ? describe(move, view, translations)
      : changes(steps, translations.own, 'advised', false);
  },
  because: (codes, view, translations) =>
    because(
      codes.filter(({ code }) => code !== 'rearranges'),
      view,
      translations,
    ),
  refused: (reason, move, { options }, translations) => {
    const set = move.type === 'play' && hasSet(reason) ? move.table[reason.set] : undefined;
    return set && tilesInWords(set, options, translations);
  },
  prompt: (view, translations) => {
    const asked = prompt(view, translations);
    if (view.phase !== 'pairs') return asked;
    // Right after the deal nothing else tells which tiles they are.
    const tiles = rackText(view, translations.own);
    return onlyMove(view) ? tiles : `${asked} ${tiles}`;
  },
  standing: (view, seat, { own }, name) => {
    const { length } = itemAt(view.racks, seat);
    return seat === name.you
      ? `${own.rack(length)}.`
      : `${own.rackOf(name(seat), length, view.opened[seat] ?? false)}.`;
  },
  outcome: (view, seat, { own }, name) => {
    const { length } = itemAt(view.racks, seat);
    const who = seat === name.you ? undefined : name(seat);
    return length === 0 ? '' : own.spoken.left(who, length, itemAt(rackCounts(view), seat));
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
};
