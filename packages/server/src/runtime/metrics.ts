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
    lines: (name: string, labels = ''): string[] => {
      const own = labels === '' ? '' : `{${labels}}`;
      const more = labels === '' ? '' : `${labels},`;
      return [
        `# TYPE ${name} histogram`,
        ...BUCKETS.map((limit, i) => `${name}_bucket{${more}le="${limit}"} ${counts[i]}`),
        `${name}_bucket{${more}le="+Inf"} ${count}`,
        `${name}_sum${own} ${sum}`,
        `${name}_count${own} ${count}`,
      ];
    },
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

/** Requests by route and status, and how long each route took. */
export class RequestMetrics {
  readonly #counts = new Map<string, number>();
  readonly #routes = new Map<string, ReturnType<typeof histogram>>();

  /** `route`: as it is documented, with parameters; no path ever becomes part of a metric. */
  add(route: string, status: number, ms: number): void {
    const key = `route="${route}",status="${status}"`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    const times = this.#routes.get(route) ?? histogram();
    this.#routes.set(route, times);
    times.add(ms);
  }

  lines(): readonly string[] {
    return [
      '# TYPE crescendo_http_requests_total counter',
      ...[...this.#counts].map(([labels, count]) => `crescendo_http_requests_total{${labels}} ${count}`),
      '# TYPE crescendo_http_seconds histogram',
      ...[...this.#routes].flatMap(([route, times]) =>
        times.lines('crescendo_http_seconds', `route="${route}"`).slice(1),
      ),
    ];
  }
}

export const newMetrics = () => ({
  http: new RequestMetrics(),
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
export const metricsText = (metrics: Metrics, now: { readonly [gauge: string]: number }): string =>
  [
    ...Object.entries(now).flatMap(([name, value]) => [
      `# TYPE crescendo_${name} gauge`,
      `crescendo_${name} ${value}`,
    ]),
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
    ...metrics.http.lines(),
    '',
  ].join('\n');
