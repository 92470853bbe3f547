// Finds the substitutes that this browser needs. Looking is cheap; the substitutes are loaded only where something is missing.
import { isComplete, lacks } from './css/lacks.ts';

/** The oldest that have it know only the other formats. */
const canUnpack = (): boolean => {
  try {
    return Boolean(new DecompressionStream('deflate-raw'));
  } catch {
    return false;
  }
};

/** All that `functions.ts` defines, in the page or in a Worker. */
const lacksFunctions = (): boolean =>
  !('toSpliced' in Array.prototype && 'timeout' in AbortSignal && 'Segmenter' in Intl) ||
  !canUnpack() ||
  ('Element' in globalThis && !('checkVisibility' in Element.prototype));

/** Resolves when our style sheets look as they should; at once in nearly all browsers. */
export const stylesReady = (lacking = lacks()): Promise<unknown> | undefined => {
  if (!isComplete(lacking))
    return import('./css/styles.ts').then(({ keepRewriting }) => keepRewriting(lacking));
  if (navigator.vendor.startsWith('Apple'))
    void import('./css/zoomed.ts').then(({ watchZoom }) => watchZoom()).catch(() => {});
  return undefined;
};

/** Resolves when this program's functions may be called; at once in nearly all browsers. */
export const functionsReady = (): Promise<unknown> | undefined =>
  lacksFunctions() ? import('./functions.ts') : undefined;

/** theme-boot.js has looked, and shows which browser is needed. */
export const isTooOld = (): boolean => document.documentElement.dataset.tooOld !== undefined;
