// Requests to the server over HTTP. The caller names the type of the answer; a failure is an `ApiError` with a code.
import type { ErrorCode } from '@crescendo/protocol';
import { HAS_SERVER } from '../shell/base.ts';

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
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
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

export const request = async <T>(method: Method, path: string, body?: unknown): Promise<T> => {
  const response = await send(method, path, body);
  if (response.status === 204) return undefined as T;
  if (!response.ok) throw await errorIn(response);
  if (!isJson(response)) throw new ApiError('no-server');
  return (await response.json()) as T;
};

const errorIn = async (response: Response): Promise<ApiError> => {
  if (!isJson(response)) return new ApiError(response.status >= 500 ? 'try-again' : 'no-server');
  try {
    const { code, reason } = (await response.json()) as { code: ErrorCode; reason?: { code: string } };
    return new ApiError(code, reason);
  } catch {
    return new ApiError('try-again');
  }
};
