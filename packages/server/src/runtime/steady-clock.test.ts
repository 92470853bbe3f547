import { expect, test } from 'vitest';
import { SteadyClock } from './steady-clock.ts';

/** A machine whose clock can be set. */
const machine = (wall: number) => {
  let [passed, jumped] = [0, 0];
  const clock = new SteadyClock({ wall: () => wall + passed + jumped, elapsed: () => 5000 + passed });
  return {
    clock,
    pass: (ms: number) => {
      passed += ms;
    },
    set: (ms: number) => {
      jumped += ms;
    },
  };
};

test('time passes as it does, whatever the clock of the machine says', () => {
  const { clock, pass, set } = machine(1_700_000_000_000);
  expect(clock.now()).toBe(1_700_000_000_000);
  pass(60_000);
  set(3_600_000);
  expect(clock.now()).toBe(1_700_000_060_000);
  set(-7_200_000);
  pass(1);
  expect(clock.now()).toBe(1_700_000_060_001);
});

test('the time of the machine is taken over when nobody is thinking, small corrections always', () => {
  const { clock, set } = machine(1_700_000_000_000);
  set(3_600_000);
  expect(clock.adjust(true)).toBe(3_600_000);
  expect(clock.now()).toBe(1_700_000_000_000);
  expect(clock.adjust(false)).toBe(0);
  expect(clock.now()).toBe(1_700_003_600_000);
  set(-100);
  expect(clock.adjust(true)).toBe(0);
  expect(clock.now()).toBe(1_700_003_599_900);
});
