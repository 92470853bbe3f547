import type { JoinWords } from '../words.ts';

export const en: JoinWords = {
  title: 'Second device',
  about: 'With the code from your other device you play here with the same name and at the same tables.',
  code: 'Code',
  join: 'Add this device',
  before: 'What was on this device before?',
  known: (name, running) =>
    `The server knows this device already${name === '' ? '' : ` as ${name}`}, with ${running === 0 ? 'no game going on' : running === 1 ? 'one game going on' : `${running} games going on`}.`,
  leftBehind: 'That is left behind: afterwards you cannot reach those tables and results from here.',
  unknown: 'The server knows nothing of this device yet: nothing is lost.',
  stays: 'What this browser keeps, games on this device and settings, stays as it is.',
  done: (name) => (name === '' ? 'This device belongs to you now.' : `This device belongs to ${name} now.`),
  tooShort: 'The code has ten characters.',
  getCode: 'You get a code on the other device under “My games”, “My data”.',
};
