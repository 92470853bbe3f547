import type { shared } from '../start/shared.ts';

type Name = string | undefined;
type Level = keyof (typeof shared)['levels'];

/** More luck, or less, than in so many games of so many. */
interface LuckRank {
  readonly isMore: boolean;
  readonly games: number;
  readonly of: number;
}

type Outcome = 'won' | 'shared' | 'lost';
/** The luck as a story tells it. */
type StoryLuck = 'very-good' | 'good' | 'bad' | 'very-bad' | 'even';
/** The part of the game in which most of something happened; `spread`: in no part more than in others. */
type StoryWhen = 'early' | 'middle' | 'late' | 'spread';

/** Bots' levels by their names, as at the new game. */
type LevelName = (level: Level) => string;

const between = (name: string | undefined, text: string): string =>
  `${name === undefined ? 'You played' : `${name} played`} ${text}`;

export const review = {
  /** In the tab and as the heading. */
  title: (game: string) => `Review: ${game}`,
  making: (share: string) => `Looking at every move… ${share}`,
  stop: 'Stop',
  stopped: 'The review isn’t finished yet.',
  goOn: 'Continue',
  failed: 'The review couldn’t be made. Your game is safe.',
  again: 'Try again',
  whose: 'Whose game',
  round: 'Round',

  /** Instead of a review. */
  running: 'This game isn’t over yet',
  runningWhy: 'You can review it once it is over: until then no one is told what would be better.',
  toTable: 'Back to the table',
  gone: 'There is no game here',
  goneWhy: 'It may have been removed, or played in another browser. You can open it from a file.',
  openRecord: 'Open a saved game',
  alone: 'You played alone',
  aloneWhy: 'A review shows who was likely to win. When you play alone, no one wins or loses.',
  notLearnt: 'There is no review for this game yet',
  notLearntWhy: 'A review shows who was likely to win. For this game no one has worked out the chances yet.',
  notYours: 'This review belongs to the players',
  notYoursWhy: 'At a table with others everyone sees their own review only.',
  /** Above the review at a table with others. */
  ownOnly: 'At a table with others you see your own review, and they see theirs.',
  sharing: 'Reviews at this table',
  sharingHow: 'Once all of you agree, everyone sees every review.',
  shareMine: 'Show mine to everyone',
  unshare: 'Stop sharing mine',
  /** The reader has agreed, these have not. */
  ownShared: (missing: string) => `You agreed. Still to agree: ${missing}.`,
  othersShared: (agreed: string, _count: number) => `Already agreed: ${agreed}.`,
  allShared: 'All of you agreed, so you can see every review.',

  curve: 'Chance to win',
  /** Where there is no keyboard, and where there is one. */
  curveHow: 'Drag along the curve to step through the game.',
  curveKeys: 'Drag along the curve to step through the game, or use the arrow keys.',
  /** The chances rest on what this player could see. */
  asKnown: (name: Name) => `As far as ${name ?? 'you'} could tell at the time.`,
  asText: 'The game as text',
  /** "Turn 9: you 43 %, Andante 57 %." */
  at: (place: string, all: string) => `${place}: ${all}`,
  atEnd: 'At the end',
  share: (name: Name, share: string) => `${name ?? 'you'} ${share}`,
  luckThen: (name: Name, share: string) =>
    name === undefined ? `Your luck: ${share}.` : `${name}’s luck: ${share}.`,
  luckMark: 'very good or bad luck',
  momentMark: 'moment that mattered',

  figures: 'How it came about',
  /** The result and the luck, before any number. */
  story: (name: Name, outcome: Outcome, luck: StoryLuck) => {
    const who = name ?? 'You';
    const did = { won: 'won', shared: 'shared the win', lost: 'lost' }[outcome];
    if (luck === 'even') return `${who} ${did}; good and bad luck were about even.`;
    const isLost = outcome === 'lost';
    switch (luck) {
      case 'very-good':
        return isLost ? `${who} ${did} in spite of a lot of luck.` : `${who} ${did}, with a lot of luck.`;
      case 'good':
        return isLost ? `${who} ${did} in spite of good luck.` : `${who} ${did}, with some luck.`;
      case 'bad':
        return isLost ? `${who} ${did}, with bad luck.` : `${who} ${did} in spite of bad luck.`;
      case 'very-bad':
        return isLost ? `${who} ${did}, with very bad luck.` : `${who} ${did} in spite of very bad luck.`;
    }
  },
  /** Further causes of the result. `place`: "Roll 16". */
  oneMistake: (name: Name, place: string) => `One decision cost ${name ?? 'you'} most (${place}).`,
  mistakes: (name: Name) => `Several decisions cost ${name ?? 'you'} chances.`,
  clean: (name: Name) => `${name === undefined ? 'Your' : `${name}’s`} own decisions cost next to nothing.`,
  /** `other`: `undefined` where there are several. */
  gifts: (name: Name, other: Name, when: StoryWhen) => {
    const most = {
      early: 'most of them at the beginning',
      middle: 'most of them in the middle of the game',
      late: 'most of them near the end',
      spread: 'all through the game',
    }[when];
    return `${other ?? 'The others'} gave ${name ?? 'you'} chances, ${most}.`;
  },
  stronger: (other: Name) => `${other ?? 'The others'} did better than could be foreseen.`,
  /** The parts of the result, one below the other. */
  sum: 'How the result adds up',
  sumStart: 'Start',
  sumLuck: 'Luck',
  sumYou: 'You',
  sumOthers: 'The others',
  sumResult: 'Result',
  luckRank: (rank: LuckRank) =>
    `Luck: ${rank.isMore ? 'more' : 'less'} than in ${rank.games} games of ${rank.of}.`,
  /** Luck or skill is more than a whole game. `changes`: how often the player came to lead, or no longer did. */
  beyond: (changes: number) =>
    `${changes < 2 ? '' : `The lead changed ${changes} times. `}More than 100% is possible: everything along the way counts, including a chance that was given away, came back and was given away again.`,
  /** Chances were not measured for this way to play. */
  rough:
    'The chances weren’t measured for these rules, so there are no figures here: the curve shows roughly how it went.',
  /** They were, and are so far off. */
  ranges: (margin: string) =>
    `For these rules the chances may be off by up to ${margin}, so they are shown as ranges. Luck and skill can’t be told apart well enough here.`,
  /** In a round of a series: the chance to win the whole of it, before the round and after it. */
  series: (name: Name, before: string, after: string) =>
    `${name === undefined ? 'Your' : `${name}’s`} chance to win over all rounds: ${before} before this round, ${after} after it. Everything else here is about this round alone.`,

  moments: 'Moments that mattered',
  /** The least that a moment has cost. */
  momentsWhich: (games: number) => `Each cost at least about one game in ${games}.`,
  none: (name: Name, games: number) =>
    `No single decision cost ${name ?? 'you'} as much as one game in ${games}.`,
  moment: (number: number) => `Moment ${number}`,
  /** The same kind of mistake for the second or third time. */
  repeated: (title: string, time: number) => `${title}, ${time === 2 ? 'again' : 'for the third time'}`,
  rest: (name: Name, share: string) =>
    `All ${name === undefined ? 'your' : `${name}’s`} other decisions together: ${share}.`,
  youDid: (name: Name) => (name === undefined ? 'You played' : `${name} played`),
  better: 'Better',
  /** In the key of the board. */
  yourMove: (name: Name) => (name === undefined ? 'your move' : `${name}’s move`),
  betterMove: 'better move',
  cost: (name: Name, games: number, better: string, played: string) =>
    `This cost ${name ?? 'you'} ${games === 1 ? 'almost the whole game' : `about one game in ${games}`}: the chance was ${better}, and ${played} after this move.`,
  why: 'Why',
  /** Instead of “why” where the reasons speak to another player: they say “you”. */
  tip: (name: string) => `Tip for ${name}`,
  /** Said if nothing on the board tells the two moves apart. */
  noReason: 'Nothing in particular: over many games it simply wins more often.',
  /** The steps of a better move that takes several. */
  how: 'How',
  showMe: 'Show me',
  showMeWhy: 'The better move, and then how strong players might have gone on.',
  line: 'How it might have gone on',
  lineStep: (step: number, steps: number) => `${step} of ${steps}`,
  lineBack: 'Back to the moment',
  playOn: 'Play on from here',
  playOnWhy: 'A new game from this position, against bots. This one stays as it is.',
  wouldPlay: 'What would … have played?',
  wouldPlayOf: (bot: string) => `${bot} would have played:`,
  thinking: 'One moment…',
  practise: (count: number) =>
    count === 1
      ? 'This moment comes back as an exercise tomorrow.'
      : `These ${count} moments come back as exercises tomorrow.`,
  toMistakes: 'Go to your exercises',

  best: 'Well found',
  /** Casual players find such a move one time in so many; 0: none of them did. */
  found: (times: number) =>
    times === 0
      ? 'A casual player hardly ever finds this.'
      : times === 1
        ? 'Most casual players find this, too.'
        : `A casual player finds this about one time in ${times}.`,
  missed: (other: Name) => `What ${other ?? 'you'} missed`,
  missedCost: (games: number) =>
    games === 1 ? 'That cost almost the whole game.' : `That cost about one game in ${games}.`,

  level: (name: Name) => (name === undefined ? 'How you played' : `How ${name} played`),
  levelText: (name: Name, from: Level, to: Level, levels: LevelName) =>
    from === to
      ? between(name, `like a bot at level “${levels(from)}” in this game.`)
      : between(name, `at a level between “${levels(from)}” and “${levels(to)}” in this game.`),
  /** Below the lowest level. */
  levelBelow: (name: Name, lowest: string) => between(name, `at a level below “${lowest}” in this game.`),
  /** This level, or below it. */
  levelAtMost: (name: Name, highest: string) => between(name, `at level “${highest}” at most in this game.`),
  meanLoss: (decisions: number, loss: string) =>
    decisions === 1
      ? `One decision wasn’t obvious; it cost about ${loss}.`
      : `${decisions} decisions weren’t obvious; each cost about ${loss} on average.`,
};
