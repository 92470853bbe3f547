// `npm run soak -w packages/server [-- FILE.csv]`: half an hour (MINUTES) of play at about 100 moves a second, and the
// server's memory every ten seconds. Flat: the slope of the second half is a few megabytes an hour, up or down.
import { appendFileSync, writeFileSync } from 'node:fs';
import type { ServerProcess } from '../test/support/server-process.ts';
import { load, onFile } from './processes.ts';

const minutes = Number(process.env.MINUTES ?? 30);
const file = process.argv[2] ?? 'soak.csv';

const gauges = async ({
  url,
}: ServerProcess): Promise<{ seconds: number; megabytes: number; moves: number }> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const gauge = (name: string): number =>
    Number(new RegExp(`^crescendo_${name} (\\d+)`, 'm').exec(text)?.[1]);
  return {
    seconds: Math.round(performance.now() / 1000),
    megabytes: gauge('memory_bytes') / 1e6,
    moves: gauge('moves_total'),
  };
};

/** Of the straight line nearest to these points. */
const slope = (points: readonly (readonly [number, number])[]): number => {
  const mean = (of: 0 | 1): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const across = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return across / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
};

await onFile(async (server) => {
  const seen: Awaited<ReturnType<typeof gauges>>[] = [];
  writeFileSync(file, 'seconds,megabytes,moves\n');
  const look = async (): Promise<void> => {
    const now = await gauges(server);
    seen.push(now);
    appendFileSync(file, `${now.seconds},${now.megabytes.toFixed(1)},${now.moves}\n`);
  };
  const timer = setInterval(() => void look(), 10_000);
  const figures = await load('rush', [server], { clients: 40, pause: 240, seconds: minutes * 60 });
  clearInterval(timer);
  await look();
  const half = seen.slice(seen.length >> 1);
  const perHour = slope(half.map(({ seconds, megabytes }) => [seconds / 3600, megabytes]));
  const megabytes = half.map((look) => look.megabytes);
  console.log(
    JSON.stringify({
      ...figures,
      minutes,
      megabytes: { least: Math.min(...megabytes), most: Math.max(...megabytes) },
      megabytesPerHour: Math.round(perHour * 10) / 10,
    }),
  );
});
