// Does the work of `color-mix()`: the colours of the chosen theme are mixed once, and again when the theme changes.
import { divide } from './read-rules.ts';
import type { Numbered } from './rewrite.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

interface Part {
  readonly colour: string;
  readonly share: number | undefined;
}

const partOf = (text: string): Part => {
  const [, colour = text, share] = /^(.*?)\s+([\d.]+)%$/s.exec(text) ?? [];
  // A share that is computed is taken as a half.
  const [, plain = colour] = /^(.*\))\s+(?:var|calc)\(.*\)$/s.exec(colour) ?? [];
  return { colour: plain, share: share === undefined ? undefined : Number(share) / 100 };
};

/** Reads any colour that the browser knows, by painting it. */
const painter = (): ((colour: string) => Colour) => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (colour) => {
    if (!context) return [0, 0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
};

export const mixed = (one: Colour, other: Colour, share: number): string => {
  const alpha = one[3] * share + other[3] * (1 - share);
  const [red, green, blue] = [0, 1, 2].map((at) => {
    const sum = (one[at] ?? 0) * one[3] * share + (other[at] ?? 0) * other[3] * (1 - share);
    return alpha === 0 ? 0 : Math.round(sum / alpha);
  });
  return `rgba(${red},${green},${blue},${alpha.toFixed(3)})`;
};

/** A colour that only parts of the page know, a seat's own for instance, is left as it is. */
const isKnown = (probe: HTMLElement, colour: string): boolean => {
  const names = [...colour.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  const style = getComputedStyle(probe);
  return names.every((name) => style.getPropertyValue(name).trim() !== '');
};

/** Sets `--mix-…` for the whole page. */
export const mixColours = (mixes: Numbered): void => {
  const probe = document.createElement('i');
  probe.hidden = true;
  document.body.append(probe);
  const paint = painter();
  const colourOf = (text: string): Colour => {
    probe.style.color = '';
    probe.style.color = text;
    return paint(getComputedStyle(probe).color);
  };
  for (const [inner, number] of mixes.list()) {
    const [, first = '', second = ''] = divide(inner, ',');
    const [one, other] = [partOf(first), partOf(second)];
    const share = one.share ?? (other.share === undefined ? 0.5 : 1 - other.share);
    const value =
      isKnown(probe, one.colour) && isKnown(probe, other.colour)
        ? mixed(colourOf(one.colour), colourOf(other.colour), share)
        : one.colour;
    document.documentElement.style.setProperty(`--mix-${number}`, value);
  }
  probe.remove();
};
