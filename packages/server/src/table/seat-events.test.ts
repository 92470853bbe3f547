import { itemAt } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { moments } from '../../test/support/indistinguishable.ts';
import { botAt } from './seat-events.ts';
import { FREE, type SeatState } from './seats.ts';

const settings = { game: 'finito', seats: 2, options: { roundLimit: 1 } };
const { config } = itemAt([...moments(settings, 't'.repeat(22), ['Ada', 'Bob'])], 0).truth;

test('bots of one level at a table have different characters, and keep them when somebody leaves', () => {
  const bot: SeatState = { ...FREE, bot: 'strong' };
  const ada: SeatState = { ...FREE, person: 'ada' };
  const styles = (seatStates: readonly SeatState[]) =>
    seatStates.map((_, seat) => botAt(config, seatStates, seat).style);
  const before = styles([ada, bot, bot, bot]);
  expect(before.slice(1)).toEqual([undefined, 'bold', 'careful']);
  const left: SeatState = { ...FREE, bot: config.settings.level, former: 'ada' };
  expect(styles([left, bot, bot, bot])).toEqual(before);
  expect(botAt(config, [left, bot], 0).level).toBe(config.settings.level);
});
