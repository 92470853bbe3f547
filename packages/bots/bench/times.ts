/** Milliseconds: on the clock, and the processor's own, which do not count what other programs do meanwhile. */
export interface Time {
  readonly clock: number;
  readonly processor: number;
}

/** Starts a timer; the function it returns gives the time that has passed since. */
export const startTimer = (): (() => Time) => {
  const [cpu, clock] = [process.cpuUsage(), performance.now()];
  return () => {
    const elapsed = performance.now() - clock;
    const { user, system } = process.cpuUsage(cpu);
    return { clock: elapsed, processor: (user + system) / 1000 };
  };
};

/** The time that this share of the times stays below, 1 for the longest: `clock / processor`. */
export const quantile = (times: readonly Time[], share: number): string => {
  const at = (of: keyof Time): string => {
    const sorted = times.map((time) => time[of]).sort((a, b) => a - b);
    return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  };
  return `${at('clock')} / ${at('processor')}`;
};
