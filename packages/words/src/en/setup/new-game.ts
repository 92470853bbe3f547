import type { SeriesOptions } from '@crescendo/rules';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const newGame = {
  title: (game: string) => `New game of ${game}`,
  who: 'Who plays',
  howMany: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
  seat: (number: number) => `Player ${number}`,
  person: 'Person',
  bot: 'Bot',
  name: 'Name',
  level: 'Level',
  justRight: {
    about: 'Follows your results, so that you win about as often as everyone else.',
    follow: 'Follow my results',
  },
  addPerson: 'Add a person',
  addBot: 'Add a bot',
  removeSeat: (number: number) => `Remove player ${number}`,
  onlyBots: 'Only bots play: you watch.',
  together: 'You pass the device round; hidden tiles stay covered between turns.',
  begins: 'Who begins',
  byLot: 'Picked at random',
  headStart: {
    title: 'Head start',
    who: 'Who gets it',
    nobody: 'No one',
    make: 'Make it even',
    like: (level: string) => `By your results you play about like ${level}.`,
    howMany: 'How many points',
    value: (points: number) => `+${points} ${points === 1 ? 'point' : 'points'}`,
    about:
      'For players of different strength. Everyone sees it, it stays with the game, and such a game is never rated.',
    even: (weaker: string, stronger: string, percent: number) =>
      `About what separates ${weaker} from ${stronger}: with it, ${weaker} won ${percent} of 100 games between two of our bots.`,
  },
  which: 'Which rules',
  /** Said of the first preset. */
  defaultRules: 'The rules from the booklet, the way most people play.',
  differences: (from: string) => `Different from “${from}”:`,
  /** Before its value. */
  optionIs: (option: string) => `${option}:`,
  /** Of an edition that was printed in the language of the page. */
  printedInYourLanguage: 'The rules as printed in your language.',
  /** Headings of the list of editions. */
  inYourLanguage: 'In your language',
  otherEditions: 'Other editions',
  noDifference: 'Plays the same.',
  seatsOnly: (min: number, max: number) =>
    min === max ? `For ${min} players` : `For ${min} to ${max} players`,
  singleRules: 'Change individual rules',
  changed: (n: number) => `${n} changed`,
  howLong: 'How long',
  oneGame: 'One game',
  bookletSeries: 'As in the booklet',
  ownSeries: 'Custom',
  series: ({ rounds, target, by }: SeriesOptions, seats: number) => {
    const length =
      target > 0
        ? `Until someone has ${target} points${rounds > 0 ? `, ${count(rounds, 'round', 'rounds')} at most` : ''}`
        : count(rounds > 0 ? rounds : seats, 'round', 'rounds');
    return `${length}; ${by === 'points' ? 'the player with the most points wins' : 'the player who wins the most rounds wins'}.`;
  },
  rounds: 'Rounds',
  roundsEach: 'One for each player',
  noLimit: 'As many as it takes',
  target: 'Ends at',
  noTarget: 'No target score',
  by: 'Who wins',
  byPoints: 'Most points',
  byWins: 'Most rounds won',
  clock: 'Clock',
  noClock: 'None',
  seconds: (n: number) => `${n} s`,
  minutes: (n: number) => `${n} min`,
  clockHint: 'Time limit for each decision. Bots never keep you waiting.',
  /** Said while no clock is chosen: the same as with one tap on the home page. */
  noClockHint: 'Take your time: there is no clock.',
  start: 'Start',
  reset: 'Reset to defaults',
  online: {
    where: 'Where you play',
    here: 'On this device',
    friends: 'With friends',
    howMany: 'How many',
    howManyHint: 'Anyone who opens the link can take a seat. You can give free seats to bots.',
    seat: (number: number) => `Seat ${number}`,
    lotHint: 'Who begins is decided when the game starts.',
    clockKinds: { none: 'None', move: 'Per move', bank: 'Time bank', days: 'Days' },
    clockHints: {
      none: 'Everyone takes their time.',
      move: 'When time is up, a bot moves for you.',
      bank: 'Time for the whole game; each move adds a little.',
      days: 'No hurry: move whenever you have time.',
    },
    time: 'Time per move',
    booklet: (time: string) => `${time} (booklet)`,
    /** A button; one tap chooses this clock. */
    asPrinted: (time: string) => `As in the booklet: ${time}`,
    bank: (time: string, increment: string) => `${time} + ${increment} a move`,
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    more: 'Spectators, chat, bots',
    public: 'Anyone may join',
    publicHint: 'The table appears in the list of open tables. Otherwise people need the link.',
    spectators: 'Allow spectators',
    spectatorsHint: 'Anyone with the link but no seat can watch.',
    delay: 'Spectators see everything',
    noDelay: 'at once',
    later: (time: string) => `${time} later`,
    talk: 'Allow chat',
    talkHint: 'Short messages and reactions.',
    reactions: 'Spectators may react',
    reactionsHint: 'Ready-made reactions only, no messages.',
    /** Rummikub: the others see the table while a player rearranges it. */
    drafts: 'Watch each other rearrange',
    draftsHint: 'Everyone sees the table while a player rearranges it. The racks stay hidden.',
    level: 'Bot that fills in for absent players',
    make: 'Open the table',
    change: (game: string) => `Change the rules of ${game}`,
    changeHint: 'Everyone seated moves with you, and you get a new link.',
    changeDo: 'Use these rules',
  },
};
