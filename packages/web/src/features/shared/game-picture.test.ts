// Every game's picture is found where the game keeps it: one that is not would be replaced by the neutral one without a word.
import { MANIFESTS } from '@crescendo/rules/manifests';
import { expect, test } from 'vitest';
import { hasOwnPicture } from './game-picture.tsx';

test('every game has a picture of its own', () => {
  expect(Object.keys(MANIFESTS).filter((game) => !hasOwnPicture(game))).toEqual([]);
  expect(hasOwnPicture('plain')).toBe(false);
});
