// Who I am at this server: a cookie that no script can read, and a name that can be changed.
import { PROTOCOL } from '@crescendo/protocol/version';
import { type ReadonlySignal, signal } from '@preact/signals';
import { forget, keep } from '../app/kept.ts';
import { settings } from '../app/settings.ts';
import { ask, Refused } from './ask.ts';
import { renewLine } from './line.ts';
import { noteShare } from './witness.ts';

export interface Me {
  readonly name: string;
  readonly made: number;
}

const known = signal<Me | undefined>(undefined);

/** Known once the server has been asked. */
export const me: ReadonlySignal<Me | undefined> = known;

let asking: Promise<Me> | undefined;

/** A page that a newer or older server would misunderstand must not play on it. */
const checkVersion = async (): Promise<void> => {
  const { protocol } = await ask<{ readonly protocol: number }>('GET', '/api/server');
  if (protocol !== PROTOCOL) throw new Refused('version-mismatch');
};

const hello = async (): Promise<Me> => {
  const name = settings.name.value.trim().slice(0, 24);
  const [made] = await Promise.all([
    ask<Me & { readonly token?: string }>('POST', '/api/me', name === '' ? {} : { name }),
    checkVersion(),
  ]);
  // A socket that was opened before does not know us yet.
  if (made.token !== undefined) renewLine();
  known.value = { name: made.name, made: made.made };
  keep('known', 'yes');
  if (settings.name.value === '' && made.name !== '') settings.name.value = made.name;
  return known.value;
};

/** Be known to the server, from the first time on. */
export const becomeKnown = (): Promise<Me> => {
  asking ??= hello().catch((error) => {
    asking = undefined;
    throw error;
  });
  return asking;
};

const isStranger = (error: unknown): boolean => error instanceof Refused && error.code === 'unauthenticated';

/** Ask as somebody: whoever was forgotten meanwhile introduces themselves again. */
export const askAsMe = async <T>(...question: Parameters<typeof ask>): Promise<T> => {
  await becomeKnown();
  try {
    return await ask<T>(...question);
  } catch (error) {
    if (!isStranger(error)) throw error;
    forgetMe();
    await becomeKnown();
    return ask<T>(...question).catch((again) => {
      throw isStranger(again) ? new Refused('no-cookies') : again;
    });
  }
};

export const rename = async (name: string): Promise<void> => {
  const now = await askAsMe<Me>('PATCH', '/api/me', { name });
  known.value = now;
  settings.name.value = now.name;
};

const becomeSomebodyElse = (): void => {
  asking = undefined;
  known.value = undefined;
  renewLine();
};

/** Somebody else now, or nobody: after joining by code, or after everything was deleted. */
export const forgetMe = (): void => {
  forget('known');
  becomeSomebodyElse();
};

// The cookie is the same in every tab: where one becomes somebody else, all do.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key?.endsWith('.known') && newValue === null) becomeSomebodyElse();
});

/** This device's share of the dice: 32 random bytes, remembered so that they can be known again. */
export const newEntropy = (): string => {
  const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
  const share = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  noteShare(share);
  return share;
};
