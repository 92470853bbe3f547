// Ask the server something over HTTP. Answers are typed by whoever asks; what goes wrong is a `Refused` with a code.
import type { ErrorCode } from '@crescendo/protocol';

/**
 * `offline`: no answer at all; `no-server`: the page came from somewhere that plays no games with others; `no-cookies`:
 * the browser does not keep what the server would know it by; `version-mismatch`: page and server do not fit together.
 */
export type Why = ErrorCode | 'offline' | 'no-server' | 'no-cookies' | 'version-mismatch';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: Why;
  readonly reason: { readonly code: string } | undefined;

  constructor(code: Why, reason?: { readonly code: string }) {
    super(code);
    this.code = code;
    this.reason = reason;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const PATIENCE = 15_000;

const send = async (method: Method, path: string, body: unknown): Promise<Response> => {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new Refused('offline');
  }
};

const isJson = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').includes('application/json');

/** The answer as text, for what is no JSON. */
export const askText = async (path: string): Promise<string> => {
  const response = await send('GET', path, undefined);
  if (response.ok) return response.text();
  throw await refusalIn(response);
};

export const ask = async <T>(method: Method, path: string, body?: unknown): Promise<T> => {
  const response = await send(method, path, body);
  if (response.status === 204) return undefined as T;
  if (!response.ok) throw await refusalIn(response);
  if (!isJson(response)) throw new Refused('no-server');
  return (await response.json()) as T;
};

const refusalIn = async (response: Response): Promise<Refused> => {
  if (!isJson(response)) return new Refused(response.status >= 500 ? 'try-again' : 'no-server');
  try {
    const { code, reason } = (await response.json()) as { code: ErrorCode; reason?: { code: string } };
    return new Refused(code, reason);
  } catch {
    return new Refused('try-again');
  }
};
