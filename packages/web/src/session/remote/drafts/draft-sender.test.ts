import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftSender } from './draft-sender.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const senderWith = () => {
  const sent: (string | null)[] = [];
  return { sent, sender: new DraftSender((text) => sent.push(text)) };
};

test('of several changes in a short time the first and the last are sent', () => {
  const { sent, sender } = senderWith();
  for (const text of ['a', 'b', 'c']) sender.show(text);
  expect(sent).toEqual(['a']);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(['a', 'c']);
  sender.show(null);
  expect(sent).toEqual(['a', 'c', null]);
});

test('nothing is taken back that nobody has seen, and after a break it is shown again', () => {
  const { sent, sender } = senderWith();
  sender.show(null);
  expect(sent).toEqual([]);
  sender.show('a');
  vi.advanceTimersByTime(1000);
  sender.forget();
  sender.show('a');
  expect(sent).toEqual(['a', 'a']);
});

test('to leave the page takes nothing back, as the clock may decide by it', () => {
  const { sent, sender } = senderWith();
  sender.show('a');
  sender.show('b');
  sender.stop();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(['a']);
});
