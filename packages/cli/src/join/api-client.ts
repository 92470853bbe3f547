// The server's HTTP API, and the token that identifies this player there.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROTOCOL, PROTOCOL_HEADER } from '@crescendo/protocol';
import { PAGE_PATHS } from '@crescendo/protocol/page-paths';
import { CliError } from '../cli-error.ts';

/** The folder with what this program remembers. */
export const homeFolder = (): string => process.env.CRESCENDO_HOME || join(homedir(), '.config', 'crescendo');

const tokensFile = (): string => join(homeFolder(), 'servers.json');

const readTokens = (): { [origin: string]: string } => {
  try {
    return JSON.parse(readFileSync(tokensFile(), 'utf8'));
  } catch {
    return {};
  }
};

/** Readable by this user only: anyone who has the token is this player. */
const keepToken = (origin: string, token: string): void => {
  const file = tokensFile();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify({ ...readTokens(), [origin]: token }, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
};

const TABLE_ID = '[A-Za-z0-9_-]{22}';
const PAGES: ReadonlySet<string> = new Set(Object.values(PAGE_PATHS).map((path) => path.split('/')[1] ?? ''));

/** The path of the server on its host, which is before that of a page or a table. */
const baseOf = (pathname: string): string => {
  const parts = pathname.split('/').slice(1);
  const end = parts.findIndex((part) => PAGES.has(part) || new RegExp(`^${TABLE_ID}$`).test(part));
  return parts
    .slice(0, end === -1 ? undefined : end)
    .map((part) => `/${part}`)
    .join('');
};

/** `…/t/TABLE`, or any address that ends with a table's id; the origin with the path of the server, if it has one. */
export const readAddress = (
  text: string,
): { readonly origin: string; readonly table: string | undefined } => {
  const address = /^https?:\/\//.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) throw new CliError((words) => words.notAnAddress(text));
  const { origin, pathname, hash } = new URL(address);
  const [, table] = new RegExp(`(?:^|[/#=])(${TABLE_ID})$`).exec(`${pathname}${hash}`) ?? [];
  return { origin: origin + baseOf(pathname), table };
};

interface ApiError {
  readonly message: string;
}

interface Me {
  readonly name: string;
  /** Only for a new player. */
  readonly token?: string;
}

export class ApiClient {
  readonly origin: string;
  token: string;

  constructor(origin: string) {
    this.origin = origin;
    this.token = readTokens()[origin] ?? '';
  }

  /** The answer as the server's API describes it: `T` is not checked here. */
  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    let response: Response;
    try {
      response = await fetch(`${this.origin}${path}`, {
        method,
        headers: {
          [PROTOCOL_HEADER]: String(PROTOCOL),
          ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch {
      throw new CliError((words) => words.noAnswer(this.origin));
    }
    const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
    if (!response.ok && !isJson) throw new CliError((words) => words.notCrescendo(this.origin));
    const answer = isJson ? await response.json() : await response.text();
    if (!response.ok) throw new CliError((words) => words.serverSays((answer as ApiError).message));
    return answer as T;
  }

  /** Signs in as the same player as last time, or as a new one. */
  async signIn(name: string | undefined): Promise<void> {
    const me = await this.ask<Me>('POST', '/api/me', name === undefined ? {} : { name });
    if (me.token !== undefined) {
      this.token = me.token;
      keepToken(this.origin, me.token);
    } else if (name !== undefined && me.name !== name) await this.ask<Me>('PATCH', '/api/me', { name });
  }
}
