// Push notifications for players whose page is closed.

import { createHash } from 'node:crypto';
import type { PushNotice } from '@crescendo/protocol';
import { SEEN_MS } from '../../hosting/presence.ts';
import { Buckets } from '../../limits/buckets.ts';
import { type Log, shortId } from '../../runtime/log.ts';
import { encryptFor } from './encrypt.ts';
import type { PushRow, PushStore } from './push-store.ts';
import { newVapidKeys, type VapidKeys, vapidHeader } from './vapid.ts';

/** Only the push services of browsers: a server that posts to any given address could be abused against others. */
const SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)+push\.apple\.com|([\w-]+\.)+notify\.windows\.com)\//;

export const isPushService = (endpoint: string): boolean =>
  SERVICES.test(endpoint) && /^[!-~]+$/.test(endpoint);

const DAY_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;

/** False: the subscription no longer exists. */
export const sendPush = async (
  target: Pick<PushRow, 'endpoint' | 'p256dh' | 'auth'>,
  notice: PushNotice,
  from: { readonly keys: VapidKeys; readonly contact: string; readonly now: number },
): Promise<boolean> => {
  const response = await fetch(target.endpoint, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      authorization: vapidHeader(from.keys, target.endpoint, from.contact, from.now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(DAY_SECONDS),
      urgency: 'normal',
      // A later notice about the same table replaces an earlier one.
      topic: createHash('sha256').update(notice.table).digest('base64url').slice(0, 32),
    },
    body: new Uint8Array(encryptFor(target, JSON.stringify(notice))),
  });
  await response.body?.cancel();
  return response.status !== 404 && response.status !== 410;
};

interface PushServices {
  readonly store: {
    readonly push: PushStore;
    readonly people: { seen(people: readonly string[]): Promise<ReadonlyMap<string, number>> };
  };
  readonly config: { readonly contact: string };
  readonly log: Log;
  readonly now: () => number;
}

/** Sends a notice to all devices of a person who has no page open. */
export type PushNotify = (person: string, notice: PushNotice) => void;

/** Creates the keys if there are none. */
export const enablePush = async ({
  store,
  config,
  log,
  now,
}: PushServices): Promise<{ readonly publicKey: string; readonly notify: PushNotify }> => {
  const keys: VapidKeys = JSON.parse(await store.push.secret('vapid', JSON.stringify(newVapidKeys())));
  /** At most one notice per minute for each person and table. */
  const buckets = new Buckets(1 / 60);
  const notify = async (person: string, notice: PushNotice): Promise<void> => {
    const targets = await store.push.of(person);
    if (targets.length === 0 || !buckets.take(`${person} ${notice.table}`, now())) return;
    const seen = (await store.people.seen([person])).get(person) ?? 0;
    if (seen > now() - SEEN_MS) return;
    const from = { keys, contact: config.contact, now: now() };
    const send = async (target: PushRow): Promise<void> => {
      if (!(await sendPush(target, notice, from))) await store.push.remove(target.endpoint);
    };
    // A failure for one device must not stop the others.
    await Promise.all(targets.map((target) => send(target).catch((error) => logError(notice, error))));
  };
  const logError = ({ table }: PushNotice, error: unknown): void =>
    log('warn', 'push', { table: shortId(table), error: String(error) });
  return {
    publicKey: keys.publicKey,
    notify: (person, notice) => {
      notify(person, notice).catch((error) => logError(notice, error));
    },
  };
};
