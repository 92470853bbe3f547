// Requests to the server over HTTP. The caller names the schema of the reply, and no other reply reaches the page; a failure is an
// `ApiError` with a code.
import type { ErrorCode } from '@crescendo/protocol';
import { PROTOCOL, PROTOCOL_HEADER } from '@crescendo/protocol/version';
import * as v from 'valibot';
import { addressOf, HAS_SERVER } from '../shell/base.ts';

/**
 * `offline`: no answer at all; `no-server`: the page was not loaded from a game server; `no-cookies`: the
 * browser does not store the cookie that identifies the player; `version-mismatch`: page and server do not fit together.
 */
export type ApiErrorCode = ErrorCode | 'offline' | 'no-server' | 'no-cookies' | 'version-mismatch';

export class ApiError extends Error {
  override readonly name = 'Refused';
  readonly code: ApiErrorCode;
  readonly reason: { readonly code: string } | undefined;

  constructor(code: ApiErrorCode, reason?: { readonly code: string }) {
    super(code);
    this.code = code;
    this.reason = reason;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const TIMEOUT_MS = 15_000;

const send = async (method: Method, path: string, body: unknown): Promise<Response> => {
  if (!HAS_SERVER) throw new ApiError('no-server');
  try {
    return await fetch(addressOf(path), {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        [PROTOCOL_HEADER]: String(PROTOCOL),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('offline');
  }
};

const isJson = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').includes('application/json');

/** The answer as text, where it is not JSON. */
export const requestText = async (path: string): Promise<string> => {
  const response = await send('GET', path, undefined);
  if (response.ok) return response.text();
  throw await errorIn(response);
};

/** A schema of what the server replies; `NOTHING`: the reply has no content. */
export type Reply<T> = v.GenericSchema<unknown, T>;
export const NOTHING: Reply<undefined> = v.undefined();

/** The reply itself, not the schema's copy: what a later server adds to a view stays. */
const isReply = <T>(reply: Reply<T>, value: unknown): value is T => v.is(reply, value);

const readReply = async <T>(response: Response, reply: Reply<T>): Promise<T> => {
  const value: unknown = response.status === 204 ? undefined : await jsonOf(response);
  if (!isReply(reply, value)) throw new ApiError('try-again');
  return value;
};

export const request = async <T>(
  method: Method,
  path: string,
  reply: Reply<T>,
  body?: unknown,
): Promise<T> => {
  const response = await send(method, path, body);
  if (!response.ok) throw await errorIn(response);
  if (response.status !== 204 && !isJson(response)) throw new ApiError('no-server');
  return readReply(response, reply);
};

/** A body that was cut off is like one that does not fit. */
const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** A later server may know codes that this page does not: they have a sentence, too. */
const AnyError = v.object({
  code: v.custom<ErrorCode>((code) => typeof code === 'string'),
  reason: v.optional(v.looseObject({ code: v.string() })),
});

const errorIn = async (response: Response): Promise<ApiError> => {
  if (!isJson(response)) return new ApiError(response.status >= 500 ? 'try-again' : 'no-server');
  const error: unknown = await jsonOf(response);
  return v.is(AnyError, error) ? new ApiError(error.code, error.reason) : new ApiError('try-again');
};
