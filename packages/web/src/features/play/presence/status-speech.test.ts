import { expect, test } from 'vitest';
import { spokenStatus } from './status-speech.ts';

const run = (): void => undefined;

test('a question is told with its answers, a statement without what could be pressed', () => {
  const button = { text: 'Resume', run };
  expect(spokenStatus({ kind: 'ask', text: 'Paused', button })).toBe('Paused. Resume.');
  const answers = ['Agree', 'Decline'].map((text) => ({ text, run, isChosen: false }));
  expect(spokenStatus({ kind: 'ask', text: 'Take it back?', answers })).toBe('Take it back? Agree. Decline.');
  expect(spokenStatus({ kind: 'calm', text: 'You asked.', button: { text: 'Withdraw', run } })).toBe(
    'You asked.',
  );
});
