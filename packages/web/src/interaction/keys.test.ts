import { expect, test } from 'vitest';
import { keysFor } from './keys.ts';

type Place =
  | { readonly kind: 'pool' }
  | { readonly kind: 'open'; readonly tile: number }
  | { readonly kind: 'square'; readonly seat: number; readonly at: number };

const places = keysFor<Place>({ pool: [], open: ['tile'], square: ['seat', 'at'] });

test.each<readonly [Place, string]>([
  [{ kind: 'pool' }, 'pool'],
  [{ kind: 'open', tile: 13 }, 'open-13'],
  [{ kind: 'square', seat: 1, at: 5 }, 'square-1-5'],
])('%j is %s, and the other way round', (place, key) => {
  expect(places.key(place)).toBe(key);
  expect(places.read(key)).toEqual(place);
});

test('the order of properties does not matter', () => {
  expect(places.key({ at: 5, seat: 1, kind: 'square' })).toBe('square-1-5');
});

test.each([undefined, '', 'open', 'square-1', 'pool-3', 'toString', 'nonsense-1'])('%s is no key', (key) => {
  expect(places.read(key)).toBeUndefined();
});
