// The log of a table read again: as the story each viewer may hear, or as a record once nothing is hidden.
import { fairLines } from '@crescendo/protocol';
import {
  type AnyTypes,
  type Event,
  formatRecord,
  type GameRecord,
  gameById,
  parseSeat,
  type Seat,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import type { StepRow } from '../storage/tables.ts';
import { toldBetween } from './news.ts';
import { afterStep, type Facts, freshSitting, type Sitting, sharesOf } from './snapshot.ts';
import { parseStep } from './table-event.ts';

export interface Told {
  readonly version: number;
  readonly at: number;
  readonly by: Seat | null;
  readonly told: readonly { readonly type: string }[];
  /** How it looked then, and whose turn it was, where asked for. */
  readonly view?: AnyTypes;
  readonly turn?: Turn;
}

/** Every step with something to tell, after this version, as this viewer may know it; with `views` every move. */
export const historyFor = (
  facts: Facts,
  steps: readonly StepRow[],
  viewer: Viewer,
  { after = 0, views = false }: { readonly after?: number; readonly views?: boolean } = {},
): readonly Told[] => {
  const { game } = facts;
  const story: Told[] = [];
  let sitting = freshSitting(facts);
  for (const { n, at, body } of steps) {
    const step = parseStep(body);
    sitting = afterStep(facts, sitting, step, at);
    if (n <= after) continue;
    const view = views && sitting.passed.length > 0 ? game.view(sitting.state, viewer) : undefined;
    const told = toldBetween(game, sitting.passed, viewer, view);
    if (told.length === 0 && view === undefined) continue;
    const by = step.kind === 'move' ? step.seat : null;
    story.push({ version: n, at, by, told, ...(view && { view, turn: game.turn(sitting.state) }) });
  }
  return story;
};

export const sittingAfter = (facts: Facts, steps: readonly StepRow[]): Sitting => {
  let sitting = freshSitting(facts);
  for (const { at, body } of steps) sitting = afterStep(facts, sitting, parseStep(body), at);
  return sitting;
};

/** Only for a game that is over: a record hides nothing, unless the `seed` has still to be kept. */
export const recordText = (
  facts: Facts,
  steps: readonly StepRow[],
  names: readonly string[],
  seed: 'shown' | 'kept' = 'shown',
): string => {
  const { game, settings } = facts;
  const sitting = sittingAfter(facts, steps);
  const events = steps.flatMap(({ body }): Event<AnyTypes>[] => {
    const step = parseStep(body);
    if (step.kind !== 'start' && step.kind !== 'move') return [];
    return step.events.map((line) => {
      const [word, rest] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
      return word === '*'
        ? { kind: 'chance', outcome: game.notation.chance.parse(rest) }
        : { kind: 'move', seat: parseSeat(word, settings.seats)!, move: game.notation.move.parse(rest) };
    });
  });
  const turn = game.turn(sitting.state);
  const record: GameRecord = {
    game: settings.game,
    seats: settings.seats,
    options: settings.options,
    series: settings.series,
    names,
    fairness: seed === 'shown' ? fairLines(sharesOf(facts, sitting)) : {},
    result: turn.kind === 'over' ? { scores: turn.scores, winners: turn.winners } : null,
    events,
  };
  return formatRecord(record, gameById);
};
