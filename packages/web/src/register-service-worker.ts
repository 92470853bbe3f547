// In the built page only: offline after the first visit, a new version when the player wants it.
import { effect } from '@preact/signals';
import {
  finishedChanges,
  savedChanges,
  savedGames,
  savedGamesAreLoaded,
} from './session/saved/saved-games.ts';
import { addressOf } from './shell/base.ts';
import { followLanguage, saveOfflineLanguage } from './shell/pwa/offline-language.ts';
import { colourBars } from './shell/pwa/theme-colour.ts';
import { installOffer, offerUpdate } from './shell/pwa/update.ts';

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const HOUR = 3600 * 1000;

/** Browsers that forbid service workers answer with nothing. */
const watch = (registration: ServiceWorkerRegistration | undefined): void => {
  if (!registration) return;
  const ready = (worker: ServiceWorker | null): void => {
    // Without a controller this is the first visit, and nothing to offer.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) offerUpdate();
  };
  ready(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => ready(worker));
  });
  const look = (): void => {
    if (!document.hidden) registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, HOUR);
};

/** Browsers may clear what a page keeps; once there is something to lose, ask them not to. */
const persist = (): void => {
  const isKept = navigator.storage?.persist?.().catch(() => false);
  // Safari: it may delete everything, and nobody else needs to hear of it.
  if ('GestureEvent' in globalThis)
    void Promise.all([import('./shell/pwa/installed.ts'), isKept])
      .then(([{ warnOfRisk }, kept]) => kept !== true && warnOfRisk())
      .catch(() => {});
};

const persistAfterFirstGame = (): void => {
  /** Read once: after that, only a game that ends can change it. */
  let hadFinished: boolean | undefined;
  const stop = effect(() => {
    if (savedChanges.value === 0 || !savedGamesAreLoaded.value) return;
    hadFinished ??= savedGames().some(({ over }) => over);
    if (!hadFinished && finishedChanges.value === 0) return;
    persist();
    queueMicrotask(() => stop());
  });
};

const offerInstall = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.value = () => void (event as InstallEvent).prompt();
  });
  addEventListener('appinstalled', () => {
    installOffer.value = undefined;
    persist();
  });
};

/** Registers the service worker after the page is there: its own files come first. */
const register = (): void => {
  saveOfflineLanguage()
    .catch(() => {})
    .then(() => navigator.serviceWorker.register(addressOf('/sw.js'), { updateViaCache: 'none' }))
    .then(watch)
    .then(followLanguage)
    .catch((error: unknown) => console.warn('no offline play', error));
};

colourBars();
offerInstall();
persistAfterFirstGame();
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') register();
  else addEventListener('load', () => setTimeout(register, 1000));
}
