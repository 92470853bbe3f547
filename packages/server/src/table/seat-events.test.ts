import { itemAt } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { moments } from '../../test/support/indistinguishable.ts';
import { botAt } from './seat-events.ts';
import { FREE, type Place } from './seats.ts';

const settings = { game: 'finito', seats: 2, options: { roundLimit: 1 } };
const { config } = itemAt([...moments(settings, 't'.repeat(22), ['Ada', 'Bob'])], 0).truth;

test('bots of one level at a table have different characters, and keep them when somebody leaves', () => {
  const bot: Place = { ...FREE, bot: 'strong' };
  const ada: Place = { ...FREE, person: 'ada' };
  const styles = (places: readonly Place[]) => places.map((_, seat) => botAt(config, places, seat).style);
  const before = styles([ada, bot, bot, bot]);
  expect(before.slice(1)).toEqual([undefined, 'bold', 'careful']);
  const left: Place = { ...FREE, bot: config.settings.level, former: 'ada' };
  expect(styles([left, bot, bot, bot])).toEqual(before);
  expect(botAt(config, [left, bot], 0).level).toBe(config.settings.level);
});
