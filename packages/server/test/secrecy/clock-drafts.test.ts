// A move in the making is read by the clock alone: its tiles change not a byte of what anybody else is sent, and
// the answer to a draft tells nothing about what is hidden.
import { itemAt, presetOptions } from '@crescendo/rules';
import { formatTable, formatTile, rummikub, type View } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { acceptedDraft } from '../../src/features/drafts/drafts.ts';
import { draftAt } from '../../src/table/draft.ts';
import { formatTableEvent, type TableEvent } from '../../src/table/log/table-event.ts';
import { nextSnapshot, settled } from '../../src/table/next-snapshot.ts';
import { RequestError } from '../../src/table/request-error.ts';
import { historyFor } from '../../src/table/views/history.ts';
import { stateFor } from '../../src/table/views/present.ts';
import { NOW, type World } from '../support/indistinguishable.ts';
import { matchIn, momentsOf, PEOPLE } from '../support/secret-games.ts';

const GUESTS = {
  name: (person: string) => person,
  isOnline: () => true,
  audience: () => ({ watching: [], audience: 0 }),
  keyOf: (person: string) => person,
};
const VIEWERS = [0, 1, 2, null] as const;
/** Enough of a game, and short. */
const OPTIONS = { startDraw: 'none', openMin: 1, values: 8, handSize: 8 };
/** Every so many versions the clock strikes. */
const EVERY = 5;

const games = (preset: string) =>
  momentsOf({ game: 'rummikub', preset, seats: 3, options: OPTIONS, clock: 'game' } as never);

const answerTo = (world: World, person: string, text: string): unknown => {
  try {
    return acceptedDraft(world, person, text) ?? 'too late';
  } catch (error) {
    if (error instanceof RequestError) return error.body();
    throw error;
  }
};

const viewOf = ({ snapshot }: World, seat: number): View => matchIn(snapshot).view(seat) as unknown as View;

/** This table with one tile more, in notation. */
const withTile = ({ table }: View, tile: number): string =>
  `play ${[...(table.length > 0 ? [formatTable(table)] : []), formatTile(tile)].join(' | ')}`;

/** Time is up while this lies on the table. */
const struck = (world: World, seat: number, text: string): World => {
  const { config, snapshot, rows } = world;
  const match = matchIn(snapshot);
  const draft = draftAt(config, snapshot, acceptedDraft(world, itemAt(PEOPLE, seat), text), seat);
  if (draft === undefined) throw new Error('the clock does not read this draft');
  const move = match.timeUp(seat, draft);
  if (move === undefined) throw new Error('the clock has no move');
  const after = match.after({ kind: 'move', seat, move });
  const event: TableEvent = { kind: 'move', seat, id: '', by: 'clock', ...settled(config, snapshot, after) };
  const next = nextSnapshot(config, snapshot, event, NOW);
  return {
    config,
    snapshot: next,
    rows: [...rows, { n: next.version, at: NOW, body: formatTableEvent(event) }],
  };
};

const sent = async ({ config, snapshot, rows }: World, viewer: number | null): Promise<string> => {
  const person = viewer === null ? null : itemAt(PEOPLE, viewer);
  const told = [false, true].map((views) => historyFor(config, rows, viewer, { views }));
  const steps = (await Promise.all(told)).map((history) => history.steps);
  return JSON.stringify([stateFor(config, snapshot, person, GUESTS, NOW), steps]);
};

test.each(['carlit-fr-2007', 'carlit-it-2007', 'international-2019'])(
  '%s: nobody learns which tiles lay loose when time was up',
  async (preset) => {
    expect(rummikub.clock?.readsDraft?.(presetOptions(rummikub, preset))).toBe(true);
    let compared = 0;
    for (const { truth, viewer } of games(preset)) {
      const { turn } = matchIn(truth.snapshot);
      if (viewer !== null || turn.kind !== 'players' || truth.snapshot.version % EVERY > 0) continue;
      const seat = itemAt(turn.seats, 0);
      const view = viewOf(truth, seat);
      const [one, ...others] = new Set(itemAt(view.racks, seat));
      const other = others.at(-1);
      if (view.phase !== 'turn' || one === undefined || other === undefined) continue;
      const [left, right] = [
        struck(truth, seat, withTile(view, one)),
        struck(truth, seat, withTile(view, other)),
      ];
      // A tile that fits the table ends the turn instead, which everybody may see.
      if (viewOf(left, seat).table.length !== view.table.length) continue;
      if (viewOf(right, seat).table.length !== view.table.length) continue;
      for (const each of VIEWERS) expect(await sent(left, each)).toBe(await sent(right, each));
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  },
);

test.each(['carlit-fr-2007', 'carlit-it-2007', 'international-2019'])(
  '%s: the answer to a draft for the clock tells nothing that is hidden',
  (preset) => {
    let compared = 0;
    for (const { truth, viewer, twin } of games(preset)) {
      if (twin === undefined || viewer === null) continue;
      expect(truth.config.settings.clock.kind).toBe('move');
      expect(truth.config.settings.drafts).toBeUndefined();
      const person = itemAt(PEOPLE, viewer);
      for (let tile = 0; tile < 40; tile += 3) {
        const text = withTile(viewOf(truth, viewer), tile);
        expect(answerTo(twin, person, text)).toEqual(answerTo(truth, person, text));
      }
      compared++;
    }
    expect(compared).toBeGreaterThan(10);
  },
);
