// Results and steps in words.
import { CHECKS, type Failure } from './checks/check.ts';
import type { Plan, Step } from './plan.ts';
import type { Outcome } from './simulation.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(3)} s`;

export const describeFailure = ({ check, detail, at }: Failure): string =>
  `${check} (${CHECKS[check]}) at ${seconds(at)}: ${detail}`;

/** The values of an object without its kind, as text. */
const details = ({ kind, ...rest }: { readonly kind: string }): string =>
  Object.keys(rest).length === 0 ? kind : `${kind} ${JSON.stringify(rest)}`;

export const describeStep = (step: Step): string => {
  const who = 'client' in step ? `client ${step.client}: ${details(step.action)}` : details(step.disturbance);
  return `${seconds(step.at).padStart(13)}  ${who}`;
};

export const describePlan = ({ kind, nodes, clients, rooms, steps }: Plan): string =>
  [
    `${nodes} ${nodes === 1 ? 'node' : 'nodes'} on ${kind}, ${clients} clients, ${steps.length} steps`,
    ...rooms.map(({ settings, host, players }, i) => {
      const { game, seats, ...rest } = settings;
      return `  table ${i}: ${game} for ${seats}, clients ${[host, ...players].join(', ')}, ${JSON.stringify(rest)}`;
    }),
  ].join('\n');

export interface Totals {
  readonly seeds: number;
  readonly ms: number;
  readonly moves: number;
  readonly acknowledged: number;
  readonly views: number;
  readonly finished: number;
}

export const NO_TOTALS: Totals = { seeds: 0, ms: 0, moves: 0, acknowledged: 0, views: 0, finished: 0 };

export const addOutcome = (totals: Totals, outcome: Outcome): Totals => ({
  seeds: totals.seeds + 1,
  ms: totals.ms + outcome.ms,
  moves: totals.moves + outcome.moves,
  acknowledged: totals.acknowledged + outcome.acknowledged,
  views: totals.views + outcome.views,
  finished: totals.finished + outcome.finished,
});

const count = (value: number): string => value.toLocaleString('en');

export const describeTotals = (
  { seeds, ms, moves, acknowledged, views, finished }: Totals,
  wallMs: number,
): string => {
  const hours = ms / 3_600_000;
  const perMinute = hours / (wallMs / 60_000);
  return [
    `${count(seeds)} ${seeds === 1 ? 'seed' : 'seeds'}`,
    `${hours.toFixed(1)} simulated hours in ${(wallMs / 1000).toFixed(0)} s (${perMinute.toFixed(1)} hours a minute)`,
    `${count(moves)} moves, ${count(acknowledged)} acknowledgements`,
    `${count(views)} states checked, ${count(finished)} games finished`,
  ].join('; ');
};
