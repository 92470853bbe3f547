import { range, seeded } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { calibrationOf, noiseFloor } from './calibration.ts';

const dice = seeded('calibration');
const walk = range(4000).map((game) => {
  const chance = dice();
  return { game, chance, share: dice() < chance ? 1 : 0 };
});

test('right predictions have no error but noise', () => {
  const { error, brier, brierOfMean, decisions } = calibrationOf(walk);
  const noise = noiseFloor(walk, seeded('noise'));
  expect(decisions).toBe(4000);
  expect(error).toBeLessThan(3 * noise);
  expect(noise).toBeLessThan(0.03);
  expect(brier).toBeLessThan(brierOfMean);
});

test('predictions that are too bold have an error beyond noise', () => {
  const bold = walk.map((one) => ({ ...one, chance: one.chance < 0.5 ? 0.02 : 0.98 }));
  expect(calibrationOf(bold).error).toBeGreaterThan(0.2);
  expect(calibrationOf(bold).error).toBeGreaterThan(5 * noiseFloor(bold, seeded('noise')));
});
