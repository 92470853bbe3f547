// Decides whether a container is as a condition asks: `((min-width: 680px) and (min-height: 500px)) or (max-width: 350px)`.
import { divide } from './read-rules.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const featureOf = (feature: string, { width, height }: Size): number =>
  feature === 'width' || feature === 'inline-size'
    ? width
    : feature === 'height' || feature === 'block-size'
      ? height
      : width / height;

const numberOf = (text: string): number => {
  const [over, under = '1'] = text.split('/');
  return Number.parseFloat(over ?? '') / Number.parseFloat(under);
};

const FEATURE = /^(?:(min|max)-)?([\w-]+)\s*:\s*(.+)$/;
const RANGE = /^([\w-]+)\s*(<=|>=|<|>)\s*(.+)$/;

const isFeatureMet = (text: string, size: Size): boolean => {
  const [, side, feature = '', limit = ''] = FEATURE.exec(text) ?? [];
  if (feature !== '') {
    const [value, bound] = [featureOf(feature, size), numberOf(limit)];
    return side === 'min' ? value >= bound : side === 'max' ? value <= bound : value === bound;
  }
  const [, ranged = '', sign = '', end = ''] = RANGE.exec(text) ?? [];
  const [value, bound] = [featureOf(ranged, size), numberOf(end)];
  if (sign.endsWith('=') && value === bound) return true;
  return sign.startsWith('<') ? value < bound : value > bound;
};

/** `a and b`, `a or b`, `not a`, or something in parentheses. */
export const isMet = (condition: string, size: Size): boolean => {
  const words = divide(condition.trim(), ' ').filter((word) => word !== '');
  if (words[0] === 'not') return !isMet(words.slice(1).join(' '), size);
  const terms = words.filter((word) => word !== 'and' && word !== 'or');
  const isTermMet = (term: string): boolean => {
    const inner = term.slice(1, -1).trim();
    return /^(?:\(|not\b)/.test(inner) ? isMet(inner, size) : isFeatureMet(inner, size);
  };
  return words.includes('or') ? terms.some(isTermMet) : terms.every(isTermMet);
};
