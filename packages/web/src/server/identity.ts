// The player's identity at this server: a cookie that no script can read, and a name that can be changed.
import { isReservedName } from '@crescendo/bots/names';
import { Me } from '@crescendo/protocol';
import { PROTOCOL } from '@crescendo/protocol/version';
import { asName } from '@crescendo/protocol/visible-text';
import { type ReadonlySignal, signal } from '@preact/signals';
import * as v from 'valibot';
import { ownName } from '../shell/own-name.ts';
import { renewOnce } from '../shell/pwa/update.ts';
import { settings } from '../shell/settings.ts';
import { removeStored, writeStored } from '../shell/storage/storage.ts';
import { ApiError, request } from './api.ts';
import { reconnect } from './connection.ts';

const known = signal<Me | undefined>(undefined);

/** `undefined` until the server has answered. */
export const me: ReadonlySignal<Me | undefined> = known;

/** All that a page may rely on at a server of another version. */
const AnyServer = v.object({ protocol: v.number() });

let pending: Promise<Me> | undefined;

/** A page that a newer or older server would misunderstand must not play on it. */
const checkVersion = async (): Promise<void> => {
  const { protocol } = await request('GET', '/api/server', AnyServer);
  if (protocol === PROTOCOL) return;
  renewOnce();
  throw new ApiError('version-mismatch');
};

const introduce = async (): Promise<Me> => {
  const wanted = asName(ownName());
  const name = isReservedName(wanted) ? '' : wanted;
  const [made] = await Promise.all([
    request('POST', '/api/me', Me, name === '' ? {} : { name }),
    checkVersion(),
  ]);
  // A socket opened earlier does not have the new identity.
  if (made.token !== undefined) reconnect();
  known.value = { name: made.name, createdAt: made.createdAt };
  writeStored('known', 'yes');
  if (settings.name.value === '' && made.name !== '') settings.name.value = made.name;
  return known.value;
};

/** Creates an identity on the first call; after that, the same one. */
export const ensureIdentity = (): Promise<Me> => {
  pending ??= introduce().catch((error) => {
    pending = undefined;
    throw error;
  });
  return pending;
};

const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unauthenticated';

/** A request with an identity. A browser that the server has forgotten gets a new one. */
export const requestAsMe = async <T>(...question: Parameters<typeof request<T>>): Promise<T> => {
  await ensureIdentity();
  try {
    return await request(...question);
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    forgetMe();
    await ensureIdentity();
    return request(...question).catch((again) => {
      throw isUnauthenticated(again) ? new ApiError('no-cookies') : again;
    });
  }
};

export const rename = async (name: string): Promise<void> => {
  const now = await requestAsMe('PATCH', '/api/me', Me, { name });
  known.value = now;
  settings.name.value = now.name;
};

const resetIdentity = (): void => {
  pending = undefined;
  known.value = undefined;
  reconnect();
};

/** Forgets this device's identity, after joining another one's or after deleting everything. */
export const forgetMe = (): void => {
  removeStored('known');
  removeStored('joined');
  resetIdentity();
};

// All tabs share the cookie: if the identity changes in one, it changes in all.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key?.endsWith('.known') && newValue === null) resetIdentity();
});
