// Tells the service worker the language of the page: it fetches the words of that language first.
import { effect } from '@preact/signals';
import { BASE } from '../base.ts';
import { currentLanguage } from '../language.ts';

/** As in shell/service-worker/saved-files.ts. The worker reads it whenever it needs it, also while no page is open. */
const LANGUAGE_CACHE = `language of crescendo${BASE}`;

export const saveOfflineLanguage = async (): Promise<void> => {
  const cache = await caches.open(LANGUAGE_CACHE);
  await cache.put(`${BASE}language`, new Response(currentLanguage()));
};

/** At the start, and whenever another language is chosen: lets the worker fetch what is missing. */
export const followLanguage = (): void => {
  effect(() => {
    // Read here, so that the effect follows it.
    currentLanguage();
    void saveOfflineLanguage()
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage('fetch-rest'))
      .catch(() => {});
  });
};
