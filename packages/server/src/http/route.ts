// A way to ask over HTTP: what comes in, what goes out, and what it is for. The same list serves and documents.
import type { GenericSchema, InferOutput } from 'valibot';
import type { Services } from '../services.ts';
import type { Person } from '../storage/people.ts';

export interface RouteContext<B = unknown> {
  readonly services: Services;
  readonly person: Person | null;
  /** Whoever asks; refused when nobody. */
  requirePerson(): Person;
  param(name: string): string;
  query(name: string): string | undefined;
  readonly body: B;
  /** This is as much work as so many requests: refused when whoever asks has asked for too much. */
  spend(cost: number): void;
  /** Give the device this token; empty: take it away. */
  setToken(token: string): void;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly needsPerson: boolean;
  readonly body: GenericSchema | undefined;
  /** A schema, plain text, or nothing. */
  readonly answer: GenericSchema | 'text' | undefined;
  readonly run: (context: RouteContext) => Promise<unknown>;
}

export const route = <S extends GenericSchema | undefined>(
  line: `${Route['method']} /${string}`,
  summary: string,
  parts: {
    readonly body?: S;
    readonly answer?: GenericSchema | 'text';
    readonly anybody?: boolean;
    readonly run: (
      context: RouteContext<S extends GenericSchema ? InferOutput<S> : undefined>,
    ) => Promise<unknown>;
  },
): Route => {
  const [method, path] = line.split(' ') as [Route['method'], string];
  const { body, answer, anybody = false, run } = parts;
  return { method, path, summary, needsPerson: !anybody, body, answer, run: run as Route['run'] };
};
