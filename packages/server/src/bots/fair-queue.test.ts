import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const setup = () => {
  let now = 0;
  const queue = new FairQueue<string>(() => now);
  const served = (): string[] => {
    const order: string[] = [];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) order.push(next.item);
    return order;
  };
  return { queue, served, wait: (ms: number) => (now += ms) };
};

test('one who asks once does not wait for one who has asked a hundred times', () => {
  const { queue, served } = setup();
  for (let n = 0; n < 100; n++) queue.push(`many ${n}`, { payer: '1.1.1.1', table: `t${n}` });
  queue.push('one', { payer: '2.2.2.2', table: 'own' });
  expect(served().indexOf('one')).toBeLessThanOrEqual(1);
});

test('the tables of one address take turns', () => {
  const { queue, served } = setup();
  for (let n = 0; n < 10; n++) queue.push(`a${n}`, { payer: 'x', table: 'a' });
  queue.push('b0', { payer: 'x', table: 'b' });
  expect(served().indexOf('b0')).toBe(1);
});

test('long thinking counts more than short, and is forgotten with time', () => {
  const { queue, served, wait } = setup();
  queue.charge({ payer: 'x', table: 'a' }, 1000);
  queue.charge({ payer: 'y', table: 'b' }, 100);
  const fill = (): void => {
    queue.push('x', { payer: 'x', table: 'a' });
    queue.push('y', { payer: 'y', table: 'b' });
    queue.push('z', { payer: 'z', table: 'c' });
  };
  fill();
  expect(served()).toEqual(['z', 'y', 'x']);
  wait(10 * 60_000);
  fill();
  expect(served()).toEqual(['x', 'y', 'z']);
});

test('in the order of arrival among equals', () => {
  const { queue, served } = setup();
  for (const item of ['a', 'b', 'c']) queue.push(item, { payer: item, table: item });
  expect(served()).toEqual(['a', 'b', 'c']);
  expect(queue.length).toBe(0);
});
