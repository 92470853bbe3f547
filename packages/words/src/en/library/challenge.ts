export const challenge = {
  /** In the tab and as the heading. */
  title: 'Challenge',
  /** Above the link. `luck`: "the same dice". */
  about: (luck: string) =>
    `Same game, same luck: anyone who opens this link gets ${luck} as you, against the same bots. At the end you see both games side by side.`,
  /** The content of the link. */
  inLink:
    'The link contains your moves and all that chance brings. The page shows none of it before the end, but someone who takes the link apart could read it.',
  link: 'The link to your challenge',
  /** The message sent with the link. */
  message: (game: string) => `${game}: same game, same luck. Beat me!`,
  why: {
    several: 'Only a game that one person played, alone or with bots, can be a challenge.',
    continued:
      'This game continues another one, so what you would draw and roll was already known. It can’t be a challenge.',
    lesson:
      'The luck of a learning game was chosen for you, so it can’t be a challenge. Your next games can.',
    old: 'This game was started in an earlier version, in which every choice changed what came next. It can’t be a challenge; new games can.',
    'not-over': 'The game isn’t over yet.',
  },
  challenges: (name: string) => `${name} challenges you`,
  somebody: 'Someone',
  sameLuck: (luck: string | undefined) =>
    `You play the same game with ${luck ?? 'the same luck'} against the same bots.`,
  /** `result`: "54 points, won". */
  toBeat: (result: string) => `To beat: ${result}`,
  theyTookBack: (name: string, moves: number) =>
    moves === 1 ? `${name} took one move back.` : `${name} took ${moves} moves back.`,
  accept: 'Accept and play',
  goOn: 'Continue',
  ownGame: 'This is your own game. Send the link to someone else.',
  damaged: 'This challenge can’t be read',
  damagedWhy: 'Part of the link is missing, or it comes from another version of Crescendo. Ask for it again.',
  compare: 'The two games side by side',
  youBetter: (name: string) => `You did better than ${name}!`,
  theyBetter: (name: string) => `${name} is still ahead`,
  equal: 'Equally good',
  result: 'Result',
  won: 'won',
  tied: 'tie',
  lost: 'lost',
  decisions: 'Decisions',
  takenBack: 'Moves taken back',
  hints: 'Hints',
  theyHadHints: (name: string, hints: number) =>
    `${name} used ${hints === 1 ? 'one hint' : `${hints} hints`}.`,
  apart: 'Where your games part ways',
  /** `same`: how many decisions were the same before. */
  apartAfter: (same: number) =>
    same === 0
      ? 'Your very first choices were different.'
      : same === 1
        ? 'Your first choice was the same. Then you chose differently:'
        : `Your first ${same} choices were the same. Then you chose differently:`,
  apartAnswer:
    'Up to here you chose the same, but a bot answered differently. That happens when the two games were played with different versions of Crescendo.',
  sameGame: 'You both made the same choices to the end.',
  ended: 'The game was over.',
  answer: 'Send your game back',
  waiting: 'Challenges for you',
  /** Said where bots play. */
  unchecked:
    'The link contains all moves. This page checks that the rules allow them, and the luck follows from the game. It doesn’t check that the bots would have played like this.',
  dismiss: (name: string) => `Dismiss the challenge from ${name}`,
  dailyOf: (day: string) => `Daily game, ${day}`,
  /** Above the link to a deal of the day. */
  aboutDaily:
    'Same game, same luck: until the day is over, anyone who opens this link plays the same daily game. After that you can see both games side by side.',
  /** The other's game of today is not to be seen yet. */
  later:
    'The games can be compared side by side once the day is over. Until then the ranking shows who did better.',
  dayOver: 'This day is over: its game can no longer be played.',
  toRanking: 'See the ranking',
};
