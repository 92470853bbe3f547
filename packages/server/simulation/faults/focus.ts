// Plans in which a fault matters: the same clients and games, but more of what it takes to see it.
import type { Plan, Step } from '../plan.ts';

const actions = ({ steps }: Plan): readonly Step[] => steps.filter((step) => 'client' in step);

/** Several nodes, many hints are lost, and nothing but hints makes a node look again. */
const losingHints = (plan: Plan, loss: number): Plan => {
  const quality = { loss, repetition: 0, delay: 10 };
  return {
    ...plan,
    kind: 'postgres',
    nodes: Math.max(3, plan.nodes),
    rooms: plan.rooms.map((room) => {
      const { clock: _, ...settings } = room.settings;
      return { ...room, settings: { ...settings, absent: 0, spectators: true, delay: 0 } };
    }),
    steps: [{ at: 5000, disturbance: { kind: 'bus', ms: plan.duration, quality } }, ...actions(plan)],
  };
};

export const fewHints = (plan: Plan): Plan => losingHints(plan, 0.6);
export const noHints = (plan: Plan): Plan => losingHints(plan, 1);

/** All nodes die, and for two minutes nobody comes back; the clocks go on. */
export const powerCut = (plan: Plan): Plan => ({
  ...plan,
  rooms: plan.rooms.map((room) => ({
    ...room,
    settings: { ...room.settings, clock: { kind: 'move', seconds: 10 }, stopClock: false },
  })),
  steps: [
    ...actions(plan),
    { at: plan.duration / 4, disturbance: { kind: 'exodus', ms: 120_000, isPowerCut: true } },
  ],
});
