// Notices for people whose page is closed.
import { createHash } from 'node:crypto';
import { Buckets } from '../limits.ts';
import { shortId } from '../log.ts';
import type { Services } from '../services.ts';
import type { PushRow } from '../storage/push.ts';
import { SEEN_MS } from '../table/scheduler.ts';
import type { Table } from '../table/table.ts';
import { encryptFor } from './encrypt.ts';
import { newVapidKeys, type VapidKeys, vapidHeader } from './vapid.ts';

/** A server that posts wherever it is told could be sent anywhere: only the push services of browsers are. */
const SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)+push\.apple\.com|([\w-]+\.)+notify\.windows\.com)\//;

export const isPushService = (endpoint: string): boolean => SERVICES.test(endpoint);

const DAY_SECONDS = 86_400;
const PATIENCE_MS = 10_000;

export interface Notice {
  readonly what: 'your-turn';
  readonly table: string;
  readonly game: string;
}

/** False: this address is no longer anybody's. */
export const sendPush = async (
  target: Pick<PushRow, 'endpoint' | 'p256dh' | 'auth'>,
  notice: Notice,
  from: { readonly keys: VapidKeys; readonly contact: string; readonly now: number },
): Promise<boolean> => {
  const response = await fetch(target.endpoint, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      authorization: vapidHeader(from.keys, target.endpoint, from.contact, from.now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(DAY_SECONDS),
      urgency: 'normal',
      // A later notice about the same table takes the place of an earlier one.
      topic: createHash('sha256').update(notice.table).digest('base64url').slice(0, 32),
    },
    body: new Uint8Array(encryptFor(target, JSON.stringify(notice))),
  });
  await response.body?.cancel();
  return response.status !== 404 && response.status !== 410;
};

/** Makes the keys where there are none, and lets the services reach people. */
export const enablePush = async (services: Services): Promise<VapidKeys> => {
  const { store, config, log, now } = services;
  const keys: VapidKeys = JSON.parse(await store.push.secret('vapid', JSON.stringify(newVapidKeys())));
  /** One notice a minute and person is enough. */
  const buckets = new Buckets(1 / 60);
  const reach = async (person: string, table: Table): Promise<void> => {
    const targets = await store.push.of(person);
    if (targets.length === 0 || !buckets.take(`${person} ${table.id}`, now())) return;
    const seen = (await store.people.seen([person])).get(person) ?? 0;
    if (seen > now() - SEEN_MS) return;
    const notice: Notice = { what: 'your-turn', table: table.id, game: table.config.settings.game };
    const from = { keys, contact: config.contact, now: now() };
    const send = async (target: PushRow): Promise<void> => {
      if (!(await sendPush(target, notice, from))) await store.push.remove(target.endpoint);
    };
    // One that fails keeps no notice from the others.
    await Promise.all(targets.map((target) => send(target).catch((error) => complain(table, error))));
  };
  const complain = (table: Table, error: unknown): void =>
    log('warn', 'push', { table: shortId(table.id), error: String(error) });
  services.reach = (person, table) => {
    reach(person, table).catch((error) => complain(table, error));
  };
  return keys;
};
