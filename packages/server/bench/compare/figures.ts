// The figures of both servers, and how to read them.
import { percentile } from '../clients.ts';

/** The measurements of one round of one server. */
export interface Round {
  readonly seconds: number;
  readonly times: readonly number[];
  readonly bytes: number;
  readonly clientMs: number;
  readonly serverMs: number;
}

export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly processorMs: number;
  readonly bytes: number;
  readonly clientMs: number;
  /** The capacity of one core that runs nothing but the server. */
  readonly perCore: number;
}

export const figuresOf = (rounds: readonly Round[]): Figures => {
  const sum = (of: (round: Round) => number): number => rounds.reduce((all, round) => all + of(round), 0);
  const times = rounds.flatMap((round) => round.times).sort((a, b) => a - b);
  const moves = times.length;
  const processorMs = sum(({ serverMs }) => serverMs) / moves;
  return {
    perSecond: moves / sum(({ seconds }) => seconds),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    processorMs,
    perCore: 1000 / processorMs,
    bytes: sum(({ bytes }) => bytes) / moves,
    clientMs: sum(({ clientMs }) => clientMs) / moves,
  };
};

const ROWS: readonly (readonly [label: string, key: keyof Figures, digits: number])[] = [
  ['moves per second', 'perSecond', 0],
  ['p50, ms', 'p50', 1],
  ['p95, ms', 'p95', 1],
  ['p99, ms', 'p99', 1],
  ['processor ms per move', 'processorMs', 4],
  ['bytes per move', 'bytes', 0],
  ["clients' processor ms per move", 'clientMs', 4],
  ['server alone, moves/s of a core', 'perCore', 0],
];

export const table = (ours: Figures, theirs: Figures): string =>
  [
    `${''.padEnd(32)}${'crescendo'.padStart(12)}${'boardgame.io'.padStart(14)}${'ratio'.padStart(8)}`,
    ...ROWS.map(([label, key, digits]) => {
      const [a, b] = [ours[key], theirs[key]];
      return `${label.padEnd(32)}${a.toFixed(digits).padStart(12)}${b.toFixed(digits).padStart(14)}${(a / b).toFixed(2).padStart(8)}`;
    }),
  ].join('\n');

/** The most that a core for the server and a core for its clients can do: whichever of the two is slower decides. */
const boundOf = ({ processorMs, clientMs }: Figures): number => 1000 / Math.max(processorMs, clientMs);

export const bounds = (ours: Figures, theirs: Figures): string => {
  const [a, b] = [boundOf(ours), boundOf(theirs)];
  return [
    'By processor time, with a core for the server, one for its clients and nothing else to wait for:',
    `at most ${a.toFixed(0)} against ${b.toFixed(0)} moves per second, ${(a / b).toFixed(2)} ×; a server that costs nothing: ${(1000 / ours.clientMs / b).toFixed(2)} ×.`,
  ].join('\n');
};
