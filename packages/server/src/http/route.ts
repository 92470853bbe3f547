// A route of the HTTP API: its request, its response and its purpose. The same list serves and documents the API.
import type { GenericSchema, InferOutput } from 'valibot';
import type { Services } from '../boot/wiring.ts';
import type { Person } from '../features/people/people-store.ts';
import type { Charge } from '../limits/replay-cost.ts';

export interface RouteContext<B = unknown> {
  readonly services: Services;
  readonly person: Person | null;
  /** The client's network address. */
  readonly address: string;
  /** The authenticated person; rejects the request if there is none. */
  requirePerson(): Person;
  param(name: string): string;
  query(name: string): string | undefined;
  readonly body: B;
  /** Charge an expensive request as this many more; rejects it if the client's limit is used up. */
  readonly charge: Charge;
  /** Where other devices reach this server, if the client is a page on the same machine; else `null`. */
  reachable(): readonly string[] | null;
  /** Set the cookie of the device; empty: remove it. */
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
  readonly response: GenericSchema | 'text' | undefined;
  readonly run: (context: RouteContext) => Promise<unknown>;
}

/** What a request brings, if it has a schema. */
export type BodyOf<S extends GenericSchema | undefined> = S extends GenericSchema
  ? InferOutput<S>
  : undefined;

export const route = <S extends GenericSchema | undefined>(
  methodAndPath: `${Route['method']} /${string}`,
  summary: string,
  parts: {
    readonly body?: S;
    readonly response?: GenericSchema | 'text';
    /** Needs no authentication. */
    readonly isPublic?: boolean;
    readonly run: (context: RouteContext<BodyOf<S>>) => Promise<unknown>;
  },
): Route => {
  const [method, path] = methodAndPath.split(' ') as [Route['method'], string];
  const { body, response, isPublic = false, run } = parts;
  return { method, path, summary, needsPerson: !isPublic, body, response, run: run as Route['run'] };
};
