// Secrets of a seat never leave the server: change everything that is hidden, and not a byte of what is sent changes.

import { itemAt, range, seeded, type Viewer } from '@crescendo/rules';
import { formatTable, formatTile, KINDS, type View as RummikubView } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { acceptedDraft } from '../../src/features/drafts/drafts.ts';
import { verdictOn } from '../../src/hosting/verdicts.ts';
import { move } from '../../src/table/commands/move.ts';
import { RequestError } from '../../src/table/request-error.ts';
import { historyFor } from '../../src/table/views/history.ts';
import { stateFor } from '../../src/table/views/present.ts';
import { type Moment, NOW, SEED, type World } from '../support/indistinguishable.ts';
import { games, hidesNothing, matchIn, momentsOf, PEOPLE, triesOf } from '../support/secret-games.ts';

const GUESTS = {
  name: (person: string) => person,
  isOnline: () => true,
  audience: () => ({ watching: [], audience: 0 }),
  keyOf: (person: string) => person,
};
/** A whole history is read at each version that this divides. */
const HISTORY_EVERY = 16;

const personOf = (viewer: Viewer): string | null => (viewer === null ? null : itemAt(PEOPLE, viewer));

const answerTo = ({ config, snapshot }: World, person: string, text: string): unknown => {
  try {
    const { kind } = move(person, { id: 'some-move', move: text }, verdictOn)(config, snapshot);
    return kind === 'check-needed' ? kind : 'accepted';
  } catch (error) {
    if (error instanceof RequestError) return error.body();
    throw error;
  }
};

/** The answer to a draft: what this person would show, or why it is not shown. It must not tell whose a tile is. */
const answerToDraft = ({ config, snapshot }: World, person: string, text: string): unknown => {
  const settings = { ...config.settings, drafts: true };
  try {
    return acceptedDraft({ config: { ...config, settings }, snapshot }, person, text) ?? 'too late';
  } catch (error) {
    if (error instanceof RequestError) return error.body();
    throw error;
  }
};

/** One tile more than lies on the table, some at each version: a few are the player's own, the others anybody's. */
const draftsOf = ({ config, snapshot }: World): readonly string[] => {
  if (config.game.id !== 'rummikub') return [];
  const { table } = matchIn(snapshot).view(null) as unknown as RummikubView;
  const lies = table.length === 0 ? '' : `${formatTable(table)} | `;
  const tiles = range(KINDS).filter((tile) => tile % 9 === snapshot.version % 9);
  return tiles.map((tile) => `play ${lies}${formatTile(tile)}`);
};

/** Everything that may be sent to this viewer now: the state, of which changes are made, and the answer to any move. */
const sent = (
  world: World,
  viewer: Viewer,
  tries: readonly string[],
  told?: readonly { type: string }[],
): string => {
  const { config, snapshot } = world;
  const person = personOf(viewer);
  const state = stateFor(config, snapshot, person, GUESTS, NOW, told as never);
  const answers = person === null ? [] : tries.map((one) => answerTo(world, person, one));
  const drafts = person === null ? [] : draftsOf(world).map((one) => answerToDraft(world, person, one));
  return JSON.stringify([state, answers, drafts]);
};

const history = async ({ config, rows }: World, viewer: Viewer): Promise<string> => {
  const told = [false, true].map((views) => historyFor(config, rows, viewer, { views }));
  return JSON.stringify((await Promise.all(told)).map(({ steps }) => steps));
};

/** All that is hidden now is dealt and decided anew; what has happened is left to the twins. */
const imagined = ({ config, snapshot, rows }: World, viewer: Viewer): World => {
  const dice = seeded(`${snapshot.version} ${viewer}`);
  const match = matchIn(snapshot).imagine(viewer, dice);
  return { config: { ...config, seed: 'ab'.repeat(32) }, rows, snapshot: { ...snapshot, match } };
};

const compare = async ({ truth, viewer, twin }: Moment): Promise<void> => {
  const tries = triesOf(truth);
  const bytes = sent(truth, viewer, tries, []);
  expect(bytes).not.toContain(SEED);
  expect(sent(imagined(truth, viewer), viewer, tries, [])).toBe(bytes);
  if (twin === undefined) return;
  expect(sent(twin, viewer, tries)).toBe(sent(truth, viewer, tries));
  if (twin.snapshot.version % HISTORY_EVERY === 0)
    expect(await history(twin, viewer)).toBe(await history(truth, viewer));
};

test.each(games)('%s: at every version, to the end', async (_title, asked) => {
  let [twins, versions] = [0, 0];
  for (const moment of momentsOf(asked)) {
    await compare(moment);
    versions = moment.truth.snapshot.version;
    if (moment.twin !== undefined) twins++;
  }
  expect(versions).toBeGreaterThan(20);
  if (hidesNothing(asked)) expect(twins).toBe(0);
  else expect(twins).toBeGreaterThan(asked.seats);
});
