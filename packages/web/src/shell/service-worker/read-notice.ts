// Reads what a push service has brought: only notices as the protocol describes them are shown. The schema itself cannot be
// imported: a service worker is a single file, and shares no chunk with the page.
import type { PushNotice } from '@crescendo/protocol';

const WHAT: readonly unknown[] = ['your-turn', 'group-table'] satisfies readonly PushNotice['what'][];
const TABLE = /^[\w-]{22}$/;

type Unread = { readonly [Field in keyof PushNotice]?: unknown };

const parse = (text: string | undefined): Unread | null => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const isNotice = (value: Unread | null): value is PushNotice =>
  WHAT.includes(value?.what) &&
  typeof value?.table === 'string' &&
  TABLE.test(value.table) &&
  typeof value.game === 'string' &&
  (value.group === undefined || typeof value.group === 'string');

export const readNotice = (text: string | undefined): PushNotice | undefined => {
  const value = parse(text);
  return isNotice(value) ? value : undefined;
};
