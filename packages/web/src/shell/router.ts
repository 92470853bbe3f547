// The path of the page, as a signal. Links stay links.
import { signal } from '@preact/signals';
import { options } from 'preact';
import { addressOf, BASE, pathOf } from './base.ts';

const currentPath = (): string => pathOf(globalThis.location?.pathname ?? BASE) ?? '/';

/** Begins with a slash, wherever the page is served from. */
export const path = signal(currentPath());

/** The state kept with an entry of the browser's history. */
interface Entry {
  /** The number of our pages behind this one. */
  readonly depth: number;
  /** Something lies over the page, and going back takes it away. */
  readonly isSheet?: boolean;
}

const entry = (): Entry => (history.state as Entry | null) ?? { depth: 0 };

/**
 * Go there; `replace` leaves no trace for the back button, and neither does going where one is. `keepsPlace`: the page looks the
 * same there, and stays where it is scrolled to.
 */
export const go = (to: string, { replace = false, keepsPlace = false } = {}): void => {
  const address = addressOf(to);
  const isHere = new URL(address, location.href).href === location.href;
  const { depth, isSheet } = entry();
  if (replace || isHere || isSheet) history.replaceState({ depth }, '', address);
  else history.pushState({ depth: depth + 1 }, '', address);
  path.value = currentPath();
  if (!keepsPlace) scrollTo(0, 0);
};

/** To the page one came from; to this one when the browser came from elsewhere. */
export const goBack = (otherwise = '/'): void => {
  if (entry().depth > 0) history.back();
  else go(otherwise, { replace: true });
};

/** Something is laid over the page: going back now takes it away and stays on the page. */
export const enterSheet = (): void => {
  const { depth, isSheet } = entry();
  if (!isSheet) history.pushState({ depth: depth + 1, isSheet: true }, '');
};

/** It was closed in another way. */
export const leaveSheet = (): void => {
  if (entry().isSheet) history.back();
};

/** Components link to paths of the page; in the document they are addresses, so that they can be opened anywhere. */
const placeLinks = (): void => {
  const before = options.vnode;
  options.vnode = (vnode) => {
    const props = vnode.props as { href?: unknown };
    if (vnode.type === 'a' && typeof props.href === 'string' && props.href.startsWith('/'))
      props.href = addressOf(props.href);
    before?.(vnode);
  };
};

export const followLinks = (): void => {
  if (BASE !== '/') placeLinks();
  addEventListener('popstate', () => {
    path.value = currentPath();
  });
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const { pathname, search, hash } = link;
    const to = pathOf(pathname);
    if (to === undefined) return;
    event.preventDefault();
    go(to + search + hash);
  });
};
