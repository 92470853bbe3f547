// What a seat may not know never leaves: change everything that is hidden, and not a byte of what is sent changes.
import { type AnyGame, type AnyTypes, GAMES, pick, seeded, type Viewer } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { Refused } from './refused.ts';
import { type Deed, move } from './table/deeds.ts';
import { stateFor, stateText } from './table/saying.ts';
import { readSettings } from './table/settings.ts';
import { afterStep, type Facts, factsOf, freshSitting, type Sitting, settled } from './table/sitting.ts';
import { meet } from './testing/meeting.ts';

const GUESTS = { name: (person: string) => person, isOnline: () => true };
const SEED = '5e'.repeat(32);
const PEOPLE = ['ada', 'bob', 'cyd'];
const NOW = 1_000_000;

const tableOf = (
  game: AnyGame,
  preset: string | undefined,
  seats: number,
): { facts: Facts; sitting: Sitting } => {
  const short = game.id === 'finito' ? { options: { roundLimit: 8 } } : {};
  const settings = readSettings({ game: game.id, seats, ...short, ...(preset !== undefined && { preset }) });
  const facts = factsOf({
    id: 't'.repeat(22),
    host: 'ada',
    settings: JSON.stringify(settings),
    seed: SEED,
    listed: false,
    status: 'open',
    line: '',
    made: NOW,
  });
  let sitting = freshSitting(facts);
  for (let seat = 0; seat < seats; seat++)
    sitting = afterStep(
      facts,
      sitting,
      { kind: 'sit', seat, person: PEOPLE[seat]!, entropy: '', ready: true },
      NOW,
    );
  return {
    facts,
    sitting: afterStep(facts, sitting, { kind: 'start', events: settled(facts, sitting, undefined) }, NOW),
  };
};

/** Everything that may be sent to this person about this sitting: the state, and the answer to any move. */
const sent = (facts: Facts, sitting: Sitting, person: string | null, tries: readonly string[]): string => {
  const answers = tries.map((text) => {
    if (person === null) return null;
    try {
      const deed: Deed = move(person, 'some-move', text);
      deed(facts, sitting);
      return 'accepted';
    } catch (error) {
      if (error instanceof Refused) return error.body();
      throw error;
    }
  });
  return JSON.stringify([stateFor(facts, sitting, person, GUESTS, NOW, []), answers]);
};

const playOneGame = (game: AnyGame, preset: string | undefined, seats: number, most: number): number => {
  const dice = seeded(`${game.id} ${preset}`);
  let { facts, sitting } = tableOf(game, preset, seats);
  let compared = 0;
  for (let n = 0; n < most && sitting.status === 'playing'; n++) {
    const turn = facts.game.turn(sitting.state) as { seats: readonly number[] };
    const seat = pick(dice, turn.seats);
    const moves = [...facts.game.moves(facts.game.view(sitting.state, seat))];
    const tries = [0, 1, 2].map(() => facts.game.notation.move.format(pick(dice, moves as AnyTypes[])));
    const viewers: Viewer[] = [...Array(seats).keys(), null];
    for (const viewer of viewers) {
      const person = viewer === null ? null : PEOPLE[viewer]!;
      const imagined = facts.game.imagine(facts.game.view(sitting.state, viewer), dice);
      const other = { ...facts, seed: 'ab'.repeat(32) };
      const bytes = sent(facts, sitting, person, tries);
      expect(sent(other, { ...sitting, state: imagined }, person, tries)).toBe(bytes);
      expect(bytes).not.toContain(SEED);
      const text = stateText(facts, sitting, person, GUESTS, NOW);
      expect(JSON.parse(text)).toEqual({ type: 'state', ...stateFor(facts, sitting, person, GUESTS, NOW) });
      // What is told has gone through the same door: it stands in a view of this viewer.
      const told = stateFor(facts, sitting, person, GUESTS, NOW).told;
      const seen = new Set(
        sitting.passed
          .flatMap((state) => facts.game.view(state, viewer).news)
          .map((item: object) => JSON.stringify(item)),
      );
      for (const item of told) expect(seen).toContain(JSON.stringify(item));
      compared++;
    }
    const event = { kind: 'move' as const, seat, move: pick(dice, moves as AnyTypes[]) };
    const step = {
      kind: 'move' as const,
      seat,
      id: '',
      by: 'person' as const,
      events: settled(facts, sitting, event),
    };
    sitting = afterStep(facts, sitting, step, NOW + n);
  }
  return compared;
};

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const presets = [undefined, ...Object.keys(game.presets)];
  test.each(presets)('preset %s', (preset) => {
    const most = (preset !== undefined && game.presets[preset]?.seats?.max) || game.seats.max;
    expect(playOneGame(game, preset, Math.min(3, most), game.id === 'rummikub' ? 25 : 60)).toBeGreaterThan(
      20,
    );
  });
});

describe('on the wire', () => {
  const meeting = meet();

  test('no log, no message and no answer holds a seed, a token, a rack or a name it should not', async () => {
    const { ada, bob, id } = await meeting.pair({ game: 'rummikub', options: { values: 6, handSize: 7 } });
    const zoe = await meeting.somebody('Zoe');
    zoe.watch(id);
    const [{ seed }] = (await meeting.serving.house.store.engine.read({
      sql: 'SELECT seed FROM tables',
    })) as [{ seed: string }];
    await Promise.all([ada.play(id, 6), bob.play(id, 6)]);
    const said = JSON.stringify([ada.messages, bob.messages, zoe.messages]);
    expect(said).not.toContain(seed);
    for (const state of zoe.messages) {
      if (state.type !== 'state' || state.view === null) continue;
      const { racks, pool } = state.view as unknown as { racks: number[][]; pool: number };
      expect(racks.flat().every((tile) => tile === -1)).toBe(true);
      expect(pool).toBeTypeOf('number');
    }
    expect((await zoe.ask('GET', `/api/tables/${id}/record`)).body.code).toBe('not-over');
    const history = JSON.stringify((await zoe.ask('GET', `/api/tables/${id}/history`)).body);
    expect(history).not.toMatch(/"type":"drew","seat":\d,"tile":\d/);
    const log = meeting.serving.lines.join('');
    for (const secret of [seed, id, ada.token, bob.token, 'Ada', 'Bob']) expect(log).not.toContain(secret);
  });
});
