import type { HomeWords } from '../words.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en: HomeWords = {
  tagline: 'Four number games. Tap one and play.',
  promise: 'Against a bot even without a network, with friends by a link.',
  games: 'The games',
  about: {
    '5vor12': 'Fill your board. Every row and column must rise.',
    rummikub: 'Lay runs and groups, and rebuild the whole table.',
    finito: 'Twelve counters and one die: get them in order.',
    qwinto: 'Roll, add up, write it down. Every row must rise.',
  },
  play: 'Play',
  playNow: (game) => `Play ${game} against a bot now`,
  withFriends: 'With friends',
  withFriendsOf: (game) => `Play ${game} with friends: a table with a link`,
  noFriends: 'Playing with friends needs a network. Against a bot you can play right away.',
  options: 'Options',
  optionsOf: (game) => `Options for ${game}: opponents and rules`,
  by: (authors) => `by ${authors}`,
  ways: 'With others',
  daily: 'Today’s deals',
  lobby: 'Open tables',
  mine: 'My games',
  goOn: 'Carry on',
  yourTurn: 'Your turn',
  theirTurn: 'waiting for the others',
  fillsUp: (free) =>
    free === 0 ? 'waiting for the start' : free === 1 ? 'one seat still free' : `${free} seats still free`,
  moves: (n) => count(n, 'move', 'moves'),
  remove: (what) => `Remove ${what}`,
  removed: (game) => `${game} is removed.`,
  undo: 'Undo',
  finished: 'Played to the end',
  lookAt: (game) => `Look at ${game} again`,
  asideTitle: (n) => (n === 1 ? 'One kept game cannot be read' : `${n} kept games cannot be read`),
  asideWhy: 'Nothing was changed. Save the text before you remove it.',
  asideSave: 'Save the text',
  openRecord: 'Open a record',
  makers: 'The games and their makers',
  affiliation:
    'Crescendo is not affiliated with the authors or publishers. The names of the games belong to them; drawings and words here are our own.',
  buy: 'If you like a game, buy it: it is best with friends round a table.',
  licence: 'Open source, MIT licence',
};
