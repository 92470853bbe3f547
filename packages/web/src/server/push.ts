// Notices for a closed page, through the push service of the browser.
import { ServerInfo } from '@crescendo/protocol';
import { NOTHING, request } from './api.ts';
import { requestAsMe } from './identity.ts';

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
