// Metrics in the Prometheus text format.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

const histogram = () => {
  const counts = BUCKETS.map(() => 0);
  let [sum, count] = [0, 0];
  return {
    add: (ms: number): void => {
      const seconds = ms / 1000;
      sum += seconds;
      count++;
      for (let i = BUCKETS.length - 1; i >= 0 && seconds <= (BUCKETS[i] ?? 0); i--)
        counts[i] = (counts[i] ?? 0) + 1;
    },
    lines: (name: string): string[] => [
      `# TYPE ${name} histogram`,
      ...BUCKETS.map((limit, i) => `${name}_bucket{le="${limit}"} ${counts[i]}`),
      `${name}_bucket{le="+Inf"} ${count}`,
      `${name}_sum ${sum}`,
      `${name}_count ${count}`,
    ],
  };
};

const delay = monitorEventLoopDelay({ resolution: 10 });

/** The time for which the main thread was busy with something else since this was last read; the first call starts the measurement. */
const delayLines = (): readonly string[] => {
  const seconds = (nanoseconds: number): number => nanoseconds / 1e9 || 0;
  const lines = [
    '# TYPE crescendo_event_loop_delay_seconds summary',
    `crescendo_event_loop_delay_seconds{quantile="0.99"} ${seconds(delay.percentile(99))}`,
    `crescendo_event_loop_delay_seconds{quantile="1"} ${seconds(delay.max)}`,
  ];
  delay.enable();
  delay.reset();
  return lines;
};

export const newMetrics = () => ({
  moves: 0,
  refused: 0,
  botMoves: 0,
  messages: 0,
  storageErrors: 0,
  append: histogram(),
  bot: histogram(),
});

export type Metrics = ReturnType<typeof newMetrics>;

/** `now`: gauges that are read on request rather than counted. */
export const metricsText = (
  metrics: Metrics,
  now: { readonly tables: number; readonly sockets: number },
): string =>
  [
    '# TYPE crescendo_tables gauge',
    `crescendo_tables ${now.tables}`,
    '# TYPE crescendo_sockets gauge',
    `crescendo_sockets ${now.sockets}`,
    '# TYPE crescendo_moves_total counter',
    `crescendo_moves_total ${metrics.moves}`,
    '# TYPE crescendo_bot_moves_total counter',
    `crescendo_bot_moves_total ${metrics.botMoves}`,
    '# TYPE crescendo_refused_total counter',
    `crescendo_refused_total ${metrics.refused}`,
    '# TYPE crescendo_messages_total counter',
    `crescendo_messages_total ${metrics.messages}`,
    '# TYPE crescendo_storage_troubles_total counter',
    `crescendo_storage_troubles_total ${metrics.storageErrors}`,
    '# TYPE crescendo_memory_bytes gauge',
    `crescendo_memory_bytes ${process.memoryUsage().rss}`,
    ...delayLines(),
    ...metrics.append.lines('crescendo_append_seconds'),
    ...metrics.bot.lines('crescendo_bot_seconds'),
    '',
  ].join('\n');
