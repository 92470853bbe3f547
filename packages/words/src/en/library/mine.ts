export const mine = {
  title: 'My games',
  /** The three parts of the page. */
  games: 'Games',
  statistics: 'Statistics',
  data: 'My data',

  forMe: 'Your turn',
  forOthers: 'Waiting for others',
  notBegun: 'Not started yet',
  over: 'Finished',
  here: 'on this device only',
  daily: 'Daily game',
  freeSeats: (n: number) => (n === 0 ? 'all seats taken' : n === 1 ? 'one seat free' : `${n} seats free`),
  somebody: 'someone',
  won: 'Won',
  /** Of a game in which several people of this device played, or none. */
  wonBy: (winners: string, _count: number) => `${winners} won`,
  lost: 'Lost',
  tied: 'Tied',
  none: 'No games yet',
  noneWhy:
    'All your games are listed here: those in progress, those waiting for you and those you have finished.',
  begin: 'Choose a game',
  toDaily: 'Daily games',
  /** Said after why the server does not answer. */
  onlyHere: 'Until then you only see what is on this device.',
  again: 'Try again',

  review: 'Review',
  /** The number of exercises due today. */
  exercises: (n: number) =>
    n === 1
      ? 'One exercise from your own games is waiting.'
      : `${n} exercises from your own games are waiting.`,
  toExercises: 'Practise',

  stats: {
    none: 'Nothing to count yet',
    noneWhy: 'After your first game against a bot or with others, your results appear here.',
    played: 'Played',
    won: 'Won',
    wonOf: (won: number, of: number) => `${won} of ${of}`,
    mean: 'On average',
    best: 'Best score',
    streak: 'Wins in a row',
    longest: 'Longest winning streak',
    takenBack: 'With moves taken back',
    last: 'Your last games',
    /** The picture in one sentence; never of a single game. */
    picture: (count: number, least: number, most: number) =>
      `The last ${count} games, the oldest first: between ${least} and ${most} points.`,
    meanLine: 'your average',
    asTable: 'As a table',
    date: 'Day',
    points: 'Points',
    outcome: 'Result',
    notWon: 'Lost',
    against: 'By opponent',
    opponent: 'Opponent',
    winsLosses: 'Wins : losses',
    together: 'Games',
    note: 'Several rounds in a row count as one game; their points are left out here. Games in which you share one device don’t count.',
  },

  /** The player’s strength at a game, on the scale of the bots. */
  strength: {
    title: 'How strong you are',
    /** By the bots around it; the same twice: like that one. */
    like: (lower: string, upper: string) =>
      lower === upper
        ? `You are about as strong as ${lower}.`
        : `Your strength is between ${lower} and ${upper}.`,
    below: (upper: string) => `You’re not yet as strong as ${upper}.`,
    /** The uncertainty: the true strength is hardly outside these two; without the lower one it may be below all bots. Without both it is as certain as can be. */
    sure: (games: number, range?: readonly [lowest: string | undefined, highest: string]) =>
      `${games === 1 ? 'After one game' : `After ${games} games`} that is ${range === undefined ? 'quite certain' : `an estimate: ${range[0] === undefined ? `at most ${range[1]}` : `from ${range[0]} to ${range[1]}`}`}.`,
    /** `casual`: the bot whose rating is `base`. */
    rating: (mean: string, error: string, casual: string, base: string) =>
      `Rating ${mean} ± ${error}; ${casual} has ${base}.`,
    note: 'Games with hints or with moves taken back say nothing about how strong you are.',
  },

  overTime: {
    title: 'Luck and skill in reviewed games',
    luck: 'Luck',
    skill: 'You',
    /** The band in the picture. */
    usual: 'usual luck',
    picture: (games: number, luck: string, skill: string) =>
      `Luck and skill in the last ${games} reviewed games, the oldest first. On average: luck ${luck}, you ${skill}.`,
    line: (games: number, luck: string, skill: string) =>
      `On average over ${games} games: luck ${luck}, you ${skill}.`,
    recurring: 'Mistakes that keep coming back',
    times: (n: number) => `${n}×`,
    toExercises: 'Go to your exercises',
    /** Beside a kind of mistake: its later games against its earlier ones. */
    trend: { less: 'less often lately', more: 'more often lately', same: 'about as often as before' },
  },

  month: {
    title: 'Your month as a picture',
    which: 'Month',
    make: 'Make the picture',
    games: (n: number) => (n === 1 ? '1 game' : `${n} games`),
    won: (won: number, of: number) => `${won} of ${of} won`,
    luck: 'Luck',
    you: 'My moves',
    alt: (month: string) => `${month} at a glance: games, wins, luck, and what your decisions cost.`,
    share: 'Share the picture',
    save: 'Save the picture',
    saved: (file: string) => `Saved as ${file}. Look for it in your downloads.`,
  },

  mine: {
    about:
      'There is no account. The server recognises this browser by a random key, and knows only this about you.',
    kept: ({
      tables,
      talk,
      people,
    }: {
      readonly tables: number;
      readonly talk: number;
      readonly people: number;
    }): string =>
      [
        tables > 0 ? `Tables that never started are removed after ${tables} days.` : '',
        talk > 0 ? `Chat is removed after ${talk} days.` : '',
        people > 0 ? `If you aren’t here for ${people} days, everything about you is removed.` : '',
        'Finished games are kept.',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    unknown:
      'So far the server knows nothing about you. It only remembers something once you play with others.',
    known: 'What the server knows',
    since: 'Known since',
    devices: 'Devices',
    tables: 'Tables',
    talk: 'Chat messages',
    push: 'Devices with notifications',
    groups: 'Groups',
    exercises: 'Exercises',
    nameTitle: 'Your name',
    name: 'Name shown to others',
    nameHint: 'At most 24 characters. Changes at your current tables too.',
    nameSave: 'Change the name',
    nameSaved: (name: string) => `Your name is now ${name}.`,
    second: 'A second device',
    secondHint:
      'Keep playing on your phone, with the same name, at the same tables and with the same exercises.',
    getCode: 'Show the code',
    codeHow: (address: string) =>
      `Scan the QR code with the other device, or open ${address} there and type this code:`,
    code: 'Your code',
    codeQr: 'QR code for your second device',
    codeLeft: (minutes: number) =>
      minutes === 1
        ? 'Valid for one more minute, for one device.'
        : `Valid for ${minutes} more minutes, for one device.`,
    codeOver: 'This code has expired.',
    newCode: 'Get a new code',
    haveCode: 'I have a code from another device',
    export: 'Download your data',
    exportHint: 'Everything the server knows about you and everything this browser has saved, in one file.',
    exportDo: 'Save the file',
    exported: 'The file is saved.',
    delete: 'Delete from the server',
    deleteHint: 'Your name, your devices and all your messages disappear from the server.',
    deleteDo: 'Delete my data',
    deleteAsk: 'Delete everything from the server?',
    deleteWhat: [
      'In games in progress a bot plays on for you; you can’t come back to your seat.',
      'Tables you have opened that haven’t started are closed.',
      'Your results and your places in the daily games are gone. Finished games stay for the others, without your name.',
      'You will be removed from your groups. A group with no other members is deleted.',
      'Your other devices will no longer be recognised either. This can’t be undone.',
    ],
    deleteYes: 'Yes, delete everything',
    deleteNo: 'Keep everything',
    deleted: 'The server has forgotten you.',
    hereToo: 'To delete what this browser has saved, go to the',
    settings: 'settings',
  },
};
