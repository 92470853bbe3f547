// A new version waits until the user accepts it.
import { signal } from '@preact/signals';

/** A new version has been fetched whole and could take over. */
export const updateReady = signal(false);

/** The browser would install the page as an app; calling it asks the player. */
export const installOffer = signal<(() => void) | undefined>(undefined);

let waiting: ServiceWorker | undefined;

export const offerUpdate = (worker: ServiceWorker): void => {
  waiting = worker;
  updateReady.value = true;
};

export const updateNow = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take-over');
};
