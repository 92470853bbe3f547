// The state of notices for a closed page, on this device: what the browser allows, and whether they come. Asks no server.
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
