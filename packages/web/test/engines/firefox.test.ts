// A whole game in Firefox. The other games are in firefox.long.test.ts.
import { test } from 'vitest';
import { playWholeGame } from '../play/whole-game.ts';
import { inFirefox } from '../support/person.ts';

inFirefox('a whole game in Firefox', () => {
  test('5 vor 12 by taps', () => playWholeGame('5vor12', 'tap', { size: 'phone', language: 'de-DE' }));
});
