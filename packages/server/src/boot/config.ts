// The configuration, from environment variables. Invalid values are rejected at start, with one sentence.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LOG_LEVELS, type LogLevel } from '../runtime/log.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The path on its host below which everything is; begins and ends with a slash. */
  readonly base: string;
  /** The folder of the SQLite file. */
  readonly data: string;
  /** PostgreSQL instead of a file. */
  readonly databaseUrl: string | undefined;
  /** Sites whose pages may use this server, such as `https://example.org`, besides its own with HTTPS or a local name. */
  readonly origins: readonly string[];
  /** True if there is a proxy in front of the server whose `X-Forwarded-…` headers can be trusted. */
  readonly trustProxy: boolean;
  readonly botThreads: number;
  readonly botPause: number;
  readonly tablesPerPerson: number;
  /** Tables that one address may create in an hour. */
  readonly tablesPerAddress: number;
  /** People that one address may introduce in an hour. */
  readonly peoplePerAddress: number;
  /** Public tables of one address that wait for players at once. */
  readonly waitingPerAddress: number;
  readonly socketsPerAddress: number;
  /** On one socket; a person may send twice as many on all devices. */
  readonly messagesPerSecond: number;
  /** On all sockets of one address. */
  readonly messagesPerAddress: number;
  /** Milliseconds of each second that the main thread may spend on the moves of one address; half of it on one person. */
  readonly workPerAddress: number;
  readonly requestsPerSecond: number;
  /** Megabytes that one address may have stored in a day; a tenth of it one person. */
  readonly storedPerAddress: number;
  /** Days after which closed tables and tables that never started are removed; 0: never. */
  readonly keepDays: number;
  /** Days after which talk is removed; 0: never. */
  readonly keepTalkDays: number;
  /** Days after which people who have not been seen are removed; 0: never. */
  readonly keepPeopleDays: number;
  /** Clients that send it may read `/metrics`; without it only this machine may. */
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
  /** The folder of the built page. */
  readonly page: string;
  /** For web push: how the push service can reach the operator of this server. */
  readonly contact: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = { readonly [name: string]: string | undefined };

const readInteger = (env: Environment, name: string, fallback: number, min: number, max: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not “${text}”.`);
};

const flag = (env: Environment, name: string): boolean => {
  const text = env[name] ?? '';
  if (['', '0', 'no', 'false'].includes(text)) return false;
  if (['1', 'yes', 'true'].includes(text)) return true;
  throw new ConfigError(`${name} must be yes or no, not “${text}”.`);
};

const origins = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      if (URL.canParse(word) && new URL(word).origin === word) return word;
      throw new ConfigError(`CRESCENDO_ORIGINS must list sites such as https://example.org, not “${word}”.`);
    });

const basePath = (text = ''): string => {
  const base = `/${text}/`.replaceAll(/\/+/g, '/');
  if (/^[\w./~-]*$/.test(text) && !/\/\.{1,2}\//.test(base)) return base;
  throw new ConfigError(`CRESCENDO_BASE must be a path such as /games/, not “${text}”.`);
};

const database = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined;
  if (/^postgres(ql)?:\/\//.test(text)) return text;
  throw new ConfigError('DATABASE_URL must begin with postgres://.');
};

const logLevel = (text = 'info'): LogLevel => {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level !== undefined) return level;
  throw new ConfigError(`CRESCENDO_LOG must be ${LOG_LEVELS.join(', ')}, not “${text}”.`);
};

/** The page that comes with the published package, or the one built in a clone. */
const builtPage = (): string => {
  const published = fileURLToPath(new URL('../../page', import.meta.url));
  return existsSync(published) ? published : fileURLToPath(new URL('../../../web/dist', import.meta.url));
};

export const readConfig = (env: Environment): Config => ({
  host: env.CRESCENDO_HOST || '0.0.0.0',
  port: readInteger(env, 'PORT', 5112, 0, 65_535),
  base: basePath(env.CRESCENDO_BASE),
  data: env.CRESCENDO_DATA || 'data',
  databaseUrl: database(env.DATABASE_URL),
  origins: origins(env.CRESCENDO_ORIGINS),
  trustProxy: flag(env, 'CRESCENDO_TRUST_PROXY'),
  botThreads: readInteger(env, 'CRESCENDO_BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 64),
  botPause: readInteger(env, 'CRESCENDO_BOT_PAUSE', 600, 0, 60_000),
  tablesPerPerson: readInteger(env, 'CRESCENDO_TABLES_PER_PERSON', 50, 1, 100_000),
  tablesPerAddress: readInteger(env, 'CRESCENDO_TABLES_PER_ADDRESS', 200, 1, 1_000_000),
  peoplePerAddress: readInteger(env, 'CRESCENDO_PEOPLE_PER_ADDRESS', 200, 1, 1_000_000),
  waitingPerAddress: readInteger(env, 'CRESCENDO_WAITING_PER_ADDRESS', 20, 1, 100_000),
  socketsPerAddress: readInteger(env, 'CRESCENDO_SOCKETS_PER_ADDRESS', 100, 1, 1_000_000),
  messagesPerSecond: readInteger(env, 'CRESCENDO_MESSAGES_PER_SECOND', 20, 1, 1_000_000),
  messagesPerAddress: readInteger(env, 'CRESCENDO_MESSAGES_PER_ADDRESS', 200, 1, 1_000_000),
  workPerAddress: readInteger(env, 'CRESCENDO_WORK_PER_ADDRESS', 100, 1, 1_000_000),
  requestsPerSecond: readInteger(env, 'CRESCENDO_REQUESTS_PER_SECOND', 40, 1, 1_000_000),
  keepDays: readInteger(env, 'CRESCENDO_KEEP_DAYS', 30, 0, 36_500),
  storedPerAddress: readInteger(env, 'CRESCENDO_STORED_PER_ADDRESS', 100, 1, 1_000_000),
  keepTalkDays: readInteger(env, 'CRESCENDO_KEEP_TALK_DAYS', 365, 0, 36_500),
  keepPeopleDays: readInteger(env, 'CRESCENDO_KEEP_PEOPLE_DAYS', 730, 0, 36_500),
  metricsToken: env.CRESCENDO_METRICS_TOKEN || undefined,
  logLevel: logLevel(env.CRESCENDO_LOG),
  page: env.CRESCENDO_PAGE || builtPage(),
  contact: env.CRESCENDO_CONTACT || 'mailto:nobody@localhost',
});
