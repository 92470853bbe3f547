// A new version waits until the user accepts it. Where the page cannot go on without it, because the server speaks another
// version of the protocol or a file is gone, it takes over by itself, once.
import { signal } from '@preact/signals';

/** A new version has been fetched whole and could take over. */
export const updateReady = signal(false);

/** The page is about to be loaded again with the new version. */
export const renewing = signal(false);

/** Safari may delete what the player has here; they have not been told. */
export const progressAtRisk = signal(false);

/** The browser would install the page as an app; calling it asks the player. */
export const installOffer = signal<(() => void) | undefined>(undefined);

export const offerUpdate = (): void => {
  updateReady.value = true;
};

const RENEWED = 'crescendo.renewed';
/** A page that was renewed a moment ago would only be renewed again. */
const AGAIN_MS = 60_000;
const LEAVING_MS = 200;
/** However long the new version takes, the page is loaded again. */
const PATIENCE_MS = 15_000;

const settled = (worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (states.includes(worker.state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Another tab may have let it take over already: then there is nothing to wait for. */
const takeOver = async ({ installing, waiting }: ServiceWorkerRegistration): Promise<void> => {
  const worker = installing ?? waiting;
  if (!worker) return;
  await settled(worker, ['installed', 'activating', 'activated', 'redundant']);
  worker.postMessage('take-over');
  await settled(worker, ['activated', 'redundant']);
};

const reloadAfter = async (work: () => Promise<unknown>): Promise<void> => {
  renewing.value = true;
  await Promise.race([work().catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  location.reload();
};

/** The version that waits takes over in all tabs, and this one is loaded again. */
export const updateNow = (): Promise<void> =>
  reloadAfter(async () => {
    const registration = await registered();
    if (registration) await takeOver(registration);
  });

/** Looks for a new version, lets it take over, and loads the page again, with it or as it was. */
export const renewPage = (): Promise<void> =>
  reloadAfter(async () => {
    const registration = await registered();
    await registration?.update();
    if (registration) await takeOver(registration);
  });

/** Renews the page by itself, unless that has just not helped. */
export const renewOnce = (): void => {
  try {
    const last = Number(sessionStorage.getItem(RENEWED) ?? 0);
    if (renewing.value || Date.now() - last < AGAIN_MS) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
  } catch {
    // Without a memory it could go on for ever.
    return;
  }
  // A page that is being left breaks off what it loads; then there is no later.
  setTimeout(() => void renewPage(), LEAVING_MS);
  renewing.value = true;
};

/** The browsers' words for a script that could not be loaded. */
const LOADING_FAILED =
  /dynamically imported module|Importing a module script failed|module script|Unable to preload CSS/i;

export const isLoadingError = (error: unknown): boolean =>
  error instanceof Error && LOADING_FAILED.test(error.message);
