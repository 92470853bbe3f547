// Where we are: the path of the address, as a signal. Links stay links.
import { signal } from '@preact/signals';

export const path = signal(globalThis.location?.pathname ?? '/');

/** Go there; `replace` leaves no trace for the back button, and neither does going where one is. */
export const go = (to: string, { replace = false } = {}): void => {
  const isHere = new URL(to, location.href).href === location.href;
  history[replace || isHere ? 'replaceState' : 'pushState'](null, '', to);
  path.value = location.pathname;
  scrollTo(0, 0);
};

/** Back where we came from, or home when this page was opened directly. */
export const goBack = (): void => {
  if (history.length > 1 && document.referrer.startsWith(location.origin)) history.back();
  else if (history.state === null && history.length > 1) history.back();
  else go('/');
};

export const followLinks = (): void => {
  addEventListener('popstate', () => {
    path.value = location.pathname;
  });
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    go(pathname + search + hash);
  });
};
