export const join = {
  title: 'Second device',
  about: 'Enter the code from your other device to play here under the same name and at the same tables.',
  code: 'Code',
  join: 'Add this device',
  before: 'What was on this device before?',
  /** Known already: as whom, and with how many games going on. */
  known: (name: string, running: number) =>
    `The server already knows this device${name === '' ? '' : ` as ${name}`}, with ${running === 0 ? 'no game in progress' : running === 1 ? 'one game in progress' : `${running} games in progress`}.`,
  leftBehind: 'You will lose access to this: those tables and results can no longer be reached from here.',
  unknown: 'The server knows nothing about this device yet, so nothing is lost.',
  stays: 'Games and settings saved in this browser stay as they are.',
  done: (name: string) =>
    name === '' ? 'This device belongs to you now.' : `This device belongs to ${name} now.`,
  tooShort: 'The code has ten characters.',
  getCode: 'Get a code on the other device under “My games”, “My data”.',
};
