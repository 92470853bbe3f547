// `crescendo admin top`: who and what takes most space, and who keeps the running server busiest.
import { readConfig, type Store } from '@crescendo/server';

const ROWS = 10;
const TIMEOUT_MS = 2000;

interface Space {
  readonly bytes: number;
  readonly kind: 'talk' | 'exercises' | 'events';
  /** A person, or a table. */
  readonly id: string;
}

const largest = async ({ engine }: Store, kind: Space['kind'], owner: string): Promise<readonly Space[]> => {
  const rows = await engine.read<{ id: string; bytes: number | string }>({
    sql: `SELECT ${owner} AS id, SUM(LENGTH(body)) AS bytes FROM ${kind} GROUP BY ${owner} ORDER BY 2 DESC LIMIT ${ROWS}`,
  });
  return rows.map(({ id, bytes }) => ({ bytes: Number(bytes), kind, id }));
};

/** Asks the server on this machine; `undefined`: there is none, or it does not tell us. */
const busiest = async (): Promise<unknown> => {
  const { port, metricsToken } = readConfig(process.env);
  try {
    const response = await fetch(`http://127.0.0.1:${port}/metrics?top`, {
      headers: metricsToken === undefined ? {} : { authorization: `Bearer ${metricsToken}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
};

export const showTop = async (store: Store, asJson: boolean): Promise<void> => {
  const space = (
    await Promise.all([
      largest(store, 'talk', 'person'),
      largest(store, 'exercises', 'person'),
      largest(store, 'events', 'table_id'),
    ])
  )
    .flat()
    .toSorted((a, b) => b.bytes - a.bytes);
  const busy = await busiest();
  if (asJson) {
    process.stdout.write(`${JSON.stringify({ space, ...(busy !== undefined && { busy }) })}\n`);
    return;
  }
  for (const { bytes, kind, id } of space)
    process.stdout.write(`${String(bytes).padStart(12)}  ${kind.padEnd(9)}  ${id}\n`);
  const networks = Object.entries((busy ?? {}) as Record<string, readonly (readonly [string, number])[]>);
  for (const [what, list] of networks)
    for (const [network, left] of list)
      process.stdout.write(`${String(Math.round(left)).padStart(12)}  ${what.padEnd(9)}  ${network}\n`);
};
