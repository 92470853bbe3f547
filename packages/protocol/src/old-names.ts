// Version 3 of the protocol, for clients that still speak it: the same messages and replies with the names of that version.
import { PROTOCOL, UNNAMED_PROTOCOL } from './version.ts';

/** The names of today, each with the one of version 3. */
export const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['seating', 'chairs'],
  ['news', 'told'],
  ['source', 'maker'],
  ['paused', 'held'],
  ['reclaimableSeat', 'back'],
  ['createdAt', 'made'],
  ['joinedAt', 'since'],
]);

/** The values of these keys belong to a game or to the client: their own names stay. */
const FOREIGN: ReadonlySet<string> = new Set([
  'view',
  'news',
  'reason',
  'options',
  'optionKinds',
  'presets',
  'done',
]);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A message, a change or a reply as version 3 has it. */
export const withOldNames = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withOldNames);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      OLD_NAMES.get(key) ?? key,
      FOREIGN.has(key) ? part : withOldNames(part),
    ]),
  );
};

/** The version in which the server answers a client that names this one, or none. */
export const versionFor = (named: string | null | undefined): number =>
  (named || String(UNNAMED_PROTOCOL)) === String(UNNAMED_PROTOCOL) ? UNNAMED_PROTOCOL : PROTOCOL;
