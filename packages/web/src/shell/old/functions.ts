// Functions that the oldest supported browsers lack (docs/browsers.md). Loaded only where one of them is missing, into the page
// and into its Workers; each is defined only if the browser has none. They do what this program needs, as the standard says.
import { defineCompression } from './compression.ts';
import { segmenter } from './segmenter.ts';

type List = unknown[];
type Compare<T> = (a: T, b: T) => number;

/** Not enumerable, as built-in methods are. */
const define = (target: object | undefined, name: string, value: unknown): void => {
  if (target && !(name in target))
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
};

const indexIn = (length: number, at: number): number => {
  const index = Math.trunc(at) || 0;
  return index < 0 ? index + length : index;
};

const withValue = (copy: { [index: number]: unknown; length: number }, at: number, value: unknown) => {
  const index = indexIn(copy.length, at);
  if (index < 0 || index >= copy.length) throw new RangeError('Invalid index');
  copy[index] = value;
  return copy;
};

const defineArrayMethods = (): void => {
  define(Array.prototype, 'toSorted', function (this: List, compare?: Compare<unknown>) {
    return Array.from(this).sort(compare);
  });
  define(Array.prototype, 'toReversed', function (this: List) {
    return Array.from(this).reverse();
  });
  define(Array.prototype, 'toSpliced', function (this: List, ...how: [number, number, ...List]) {
    const copy = Array.from(this);
    copy.splice(...how);
    return copy;
  });
  define(Array.prototype, 'with', function (this: List, at: number, value: unknown) {
    return withValue(Array.from(this), at, value);
  });
  // The common prototype of all typed arrays.
  const typed = Object.getPrototypeOf(Int8Array.prototype);
  define(typed, 'toSorted', function (this: Int8Array, compare?: Compare<number>) {
    return this.slice().sort(compare);
  });
  define(typed, 'toReversed', function (this: Int8Array) {
    return this.slice().reverse();
  });
  define(typed, 'with', function (this: Int8Array, at: number, value: number) {
    return withValue(this.slice(), at, value);
  });
};

/** One radius for all four corners, as this program draws them. */
function roundRect(
  this: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  const round = Math.min(radius, width / 2, height / 2);
  this.moveTo(x + round, y);
  this.arcTo(x + width, y, x + width, y + height, round);
  this.arcTo(x + width, y + height, x, y + height, round);
  this.arcTo(x, y + height, x, y, round);
  this.arcTo(x, y, x + width, y, round);
  this.closePath();
}

const timeout = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
  return controller.signal;
};

interface VisibilityOptions {
  readonly visibilityProperty?: boolean;
}

function checkVisibility(this: Element, options: VisibilityOptions = {}): boolean {
  if (!this.isConnected || this.getClientRects().length === 0) return false;
  return options.visibilityProperty !== true || getComputedStyle(this).visibility === 'visible';
}

export const defineMissing = (): void => {
  defineArrayMethods();
  define(AbortSignal, 'timeout', timeout);
  defineCompression();
  define(Intl, 'Segmenter', segmenter);
  // A Worker has no elements.
  if (!('Element' in globalThis)) return;
  define(Element.prototype, 'checkVisibility', checkVisibility);
  define(CanvasRenderingContext2D.prototype, 'roundRect', roundRect);
};

defineMissing();
