import type { shared } from '../start/shared.ts';

type Name = string | undefined;
type Level = keyof (typeof shared)['levels'];

/** More luck, or less, than in so many games of so many; `undefined`: about as much as usual. */
interface LuckRank {
  readonly isMore: boolean;
  readonly games: number;
  readonly of: number;
}

/** A frequency in a hundred, or in words. */
type Frequency = number | 'hardly-ever' | 'nearly-always';

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
  failed: 'The review could not be made. Your game is safe.',
  again: 'Try again',
  whose: 'Whose game',
  round: 'Round',

  /** Instead of a review. */
  running: 'This game isn’t over yet',
  runningWhy: 'You can review it once it is over: until then nobody is told what would be better.',
  toTable: 'Back to the table',
  gone: 'There is no game here',
  goneWhy: 'It may have been removed, or played in another browser. You can open its record from a file.',
  openRecord: 'Open a record',
  alone: 'You played alone',
  aloneWhy: 'A review shows who was likely to win. When you play alone, nobody wins or loses.',
  notLearnt: 'There is no review for this game yet',
  notLearntWhy: 'A review shows who was likely to win. For this game nobody has worked out the chances yet.',
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
  curveHow: 'Drag along the curve, or use the arrow keys.',
  /** The reason why the chances of all do not make a whole. */
  apart: 'Each chance is what that player could know at the time, so they don’t always add up to 100%.',
  asText: 'The game as text',
  /** "After move 12: you 43 %, Andante 57 %." Move 0: at the start. */
  at: (move: number, all: string) => (move === 0 ? `At the start: ${all}` : `After move ${move}: ${all}`),
  share: (name: Name, share: string) => `${name ?? 'you'} ${share}`,
  luckThen: (name: Name, share: string) =>
    name === undefined ? `Your luck: ${share}.` : `${name}’s luck: ${share}.`,
  luckMark: 'very good or bad luck',
  momentMark: 'moment that mattered',

  figures: 'Luck and skill',
  luck: (share: string) => `Luck: ${share}`,
  luckRank: (rank: LuckRank | undefined) =>
    rank === undefined
      ? 'about as much as usual'
      : `${rank.isMore ? 'more' : 'less'} than in ${rank.games} games of ${rank.of}`,
  skill: (share: string) => `Skill: ${share}`,
  equalLuck: (name: Name, often: Frequency) => {
    const who = `With equal luck ${name ?? 'you'} would`;
    if (often === 'hardly-ever') return `${who} hardly ever have won.`;
    return often === 'nearly-always'
      ? `${who} nearly always have won.`
      : `${who} have won ${often} times in 100.`;
  },
  sum: 'How this adds up',
  sumStart: 'Chance before the first move',
  sumLuck: 'Luck',
  sumSkill: (name: Name) => (name === undefined ? 'Your own decisions' : `${name}’s decisions`),
  sumGift: 'The others’ decisions, and the rest',
  sumResult: 'Result',
  /** Luck or skill is more than a whole game. */
  beyond:
    'More than 100% is possible: everything along the way counts, including a chance that was given away, came back and was given away again.',
  /** Chances were not measured for this way to play. */
  rough:
    'The chances were not measured for these rules, so there are no figures here: the curve shows roughly how it went.',
  /** They were, and are so far off. */
  ranges: (margin: string) =>
    `For these rules the chances may be off by up to ${margin}, so they are shown as ranges. Luck and skill cannot be told apart well enough here.`,
  /** In a round of a series: the chance to win the whole of it, before the round and after it. */
  series: (name: Name, before: string, after: string) =>
    `${name === undefined ? 'Your' : `${name}’s`} chance to win over all rounds: ${before} before this round, ${after} after it. Everything else here is about this round alone.`,

  moments: 'Moments that mattered',
  none: (name: Name) =>
    name === undefined
      ? 'None of your decisions cost anything worth mentioning. Well played!'
      : `None of ${name}’s decisions cost anything worth mentioning. Well played!`,
  moment: (number: number, cost: string) => `Moment ${number}: ${cost}`,
  youDid: (name: Name) => (name === undefined ? 'You played' : `${name} played`),
  better: 'Better',
  cost: (name: Name, cost: string, better: string, played: string) =>
    `This cost ${name ?? 'you'} ${cost}: the chance was ${played} afterwards, and ${better} after the better move.`,
  why: 'Why',
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

  level: 'How you played',
  levelText: (name: Name, from: Level, to: Level, levels: LevelName) =>
    from === to
      ? between(name, `like a bot at level “${levels(from)}” in this game.`)
      : between(name, `at a level between “${levels(from)}” and “${levels(to)}” in this game.`),
  meanLoss: (decisions: number, loss: string, error: string) =>
    `${decisions} decisions were not obvious; each cost ${loss} on average (± ${error}).`,
};
