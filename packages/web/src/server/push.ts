// Notices for a closed page, through the push service of the browser.
import { ServerInfo } from '@crescendo/protocol';
import { NOTHING, request } from './api.ts';
import { requestAsMe } from './identity.ts';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const isPushed = (): boolean => Notification.permission === 'granted';

/** iPhones and iPads show notifications of pages on the home screen alone. */
const needsInstall = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

export type PushState = 'unsupported' | 'needs-install' | 'blocked' | 'off' | 'on';

const subscription = async (): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
};

/** Tells what this browser allows, and whether this device gets notifications. */
export const pushState = async (): Promise<PushState> => {
  if (!canPush()) return needsInstall() ? 'needs-install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return isPushed() && (await subscription()) !== null ? 'on' : 'off';
};

/** The browser's push service tells the server that nothing can be delivered here any more. */
export const stopPush = async (): Promise<void> => {
  await (await subscription())?.unsubscribe();
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

/** Asks the player's browser, then tells the server where to reach it. False: it may not, or cannot. */
export const startPush = async (): Promise<boolean> => {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    const { pushKey } = await request('GET', '/api/server', ServerInfo);
    if (pushKey === null) return false;
    const worker = await navigator.serviceWorker.ready;
    const target = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(pushKey),
    });
    const { endpoint, keys } = target.toJSON();
    await requestAsMe('POST', '/api/me/push', NOTHING, { endpoint, keys });
    return true;
  } catch {
    return false;
  }
};
