// A route of the HTTP API: its request, its response and its purpose. The same list serves and documents the API.
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Charge } from '../limits/replay-cost.ts';

/** The person who sends a request. */
export interface Requester {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

/** A request. `B`: its body; `S`: the services that the route needs. */
export interface RouteContext<B, S> {
  readonly services: S;
  readonly person: Requester | null;
  /** The client's network address. */
  readonly address: string;
  /** The authenticated person; rejects the request if there is none. */
  requirePerson(): Requester;
  param(name: string): string;
  query(name: string): string | undefined;
  /** The version of the protocol in which the client is answered. */
  readonly protocol: number;
  readonly body: B;
  /** Charges an expensive request as this many more; rejects it if the client's limit is used up. */
  readonly charge: Charge;
  /** The address at which other devices reach this server, if the client is a page on the same machine; else `null`. */
  reachable(): readonly string[] | null;
  /** Sets the cookie of the device; empty: removes it. */
  setToken(token: string): void;
}

/** A route as it is documented. */
export interface RouteDescription {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly needsPerson: boolean;
  readonly body: GenericSchema | undefined;
  /** A schema, plain text, or nothing. */
  readonly response: GenericSchema | 'text' | undefined;
}

export interface Route<S> extends RouteDescription {
  readonly run: (context: RouteContext<unknown, S>) => Promise<unknown>;
}

/** The type of a request's body, if it has a schema. */
export type BodyOf<B extends GenericSchema | undefined> = B extends GenericSchema
  ? InferOutput<B>
  : undefined;

type Unchanged = string | number | boolean | null | undefined;

/** As replies are made: nobody changes them. */
type ReadOnly<T> = unknown extends T
  ? T
  : T extends Unchanged
    ? T
    : T extends readonly (infer E)[]
      ? readonly ReadOnly<E>[]
      : { readonly [K in keyof T]: ReadOnly<T[K]> };

/** The type of a route's reply: what its schema accepts. */
export type ReplyOf<R extends GenericSchema | 'text' | undefined> = R extends GenericSchema
  ? ReadOnly<InferInput<R>>
  : R extends 'text'
    ? string
    : void;

interface RouteParts<B extends GenericSchema | undefined, R extends GenericSchema | 'text' | undefined, S> {
  readonly body?: B;
  readonly response?: R;
  /** Needs no authentication. */
  readonly isPublic?: boolean;
  readonly run: (context: RouteContext<BodyOf<B>, S>) => Promise<ReplyOf<R>>;
}

/** Declares routes that need these services. */
export const routesWith =
  <S>() =>
  <B extends GenericSchema | undefined = undefined, R extends GenericSchema | 'text' | undefined = undefined>(
    methodAndPath: `${RouteDescription['method']} /${string}`,
    summary: string,
    { body, response, isPublic = false, run }: RouteParts<B, R, S>,
  ): Route<S> => {
    const [method, path] = methodAndPath.split(' ') as [RouteDescription['method'], string];
    return { method, path, summary, needsPerson: !isPublic, body, response, run: run as Route<S>['run'] };
  };
