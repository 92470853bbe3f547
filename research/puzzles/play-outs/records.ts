// The play-outs so far, as lines of JSON: each adds some worlds to a move of a puzzle under a policy.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Policy } from './policies.ts';

/** A win is six sixths, so that shared wins of two and three are whole numbers, too. */
const WHOLE = 6;

interface Line {
  readonly id: string;
  readonly policy: Policy;
  readonly move: string;
  /** The number of worlds that lines before this one have. */
  readonly from: number;
  /** The share of the game in each world, a digit each, in sixths. */
  readonly results: string;
}

const nameOf = ({ id, policy, move }: Pick<Line, 'id' | 'policy' | 'move'>): string =>
  `${id}/${policy}/${move}`;

export const fileOf = (game: string): string => join(import.meta.dirname, 'out', `${game}.jsonl`);

/** All results of one game, read from a file and added to it; without a file they are forgotten. */
export class Records {
  readonly #path: string | undefined;
  readonly #results = new Map<string, number[]>();

  constructor(path?: string) {
    this.#path = path;
    if (path === undefined) return;
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) return;
    for (const text of readFileSync(path, 'utf8').split('\n')) {
      // A line that was cut off is played again.
      if (!text.endsWith('}')) continue;
      const line = JSON.parse(text) as Line;
      const known = this.of(line.id, line.policy, line.move);
      if (known.length === line.from) known.push(...[...line.results].map((digit) => Number(digit) / WHOLE));
    }
  }

  /** The share in every world played so far. */
  of(id: string, policy: Policy, move: string): number[] {
    const name = nameOf({ id, policy, move });
    const known = this.#results.get(name) ?? [];
    this.#results.set(name, known);
    return known;
  }

  add(id: string, policy: Policy, move: string, shares: readonly number[]): void {
    const known = this.of(id, policy, move);
    const results = shares.map((share) => Math.round(WHOLE * share)).join('');
    const line: Line = { id, policy, move, from: known.length, results };
    known.push(...[...results].map((digit) => Number(digit) / WHOLE));
    if (this.#path !== undefined) appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
  }
}
