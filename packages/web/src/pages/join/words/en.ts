import type { JoinWords } from '../words.ts';

export const en: JoinWords = {
  title: 'Second device',
  about: 'With the code from your other device, you play here under the same name and at the same tables.',
  code: 'Code',
  join: 'Add this device',
  before: 'What was on this device before?',
  known: (name, running) =>
    `The server knows this device already${name === '' ? '' : ` as ${name}`}, with ${running === 0 ? 'no game in progress' : running === 1 ? 'one game in progress' : `${running} games in progress`}.`,
  leftBehind: 'You will lose access to it: you cannot reach those tables and results from here any more.',
  unknown: 'The server knows nothing about this device yet, so nothing is lost.',
  stays: 'What this browser has saved, games on this device and settings, stays as it is.',
  done: (name) => (name === '' ? 'This device belongs to you now.' : `This device belongs to ${name} now.`),
  tooShort: 'The code has ten characters.',
  getCode: 'Get a code on the other device under “My games”, “My data”.',
};
