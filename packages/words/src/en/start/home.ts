import type { GameId } from '@crescendo/rules/manifests';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const home = {
  tagline: 'Four number games. Pick one and play.',
  promise: 'Play against a bot, even offline, or invite friends with a link.',
  /** The same over plain HTTP, where the page needs its server. */
  promiseOnline: 'Play against a bot, or invite friends with a link.',
  games: 'The games',
  /** A line below the title; a game without one has none. */
  about: {
    '5vor12': 'Fill your board: numbers increase in every row and column.',
    rummikub: 'Lay runs and groups, and rearrange the whole table.',
    finito: 'One die, twelve counters: get them in order.',
    qwinto: 'Roll, add up, write it down. Numbers increase in every row.',
  } satisfies { readonly [G in GameId]?: string },
  play: 'Play',
  playNow: (game: string) => `Play ${game} against a bot now`,
  withFriends: 'With friends',
  withFriendsOf: (game: string) => `Play ${game} with friends: a table with a link`,
  /** Without a network. */
  noFriends: 'You need an internet connection to play with friends. You can play against a bot right away.',
  /** The same button, where the reason is not known. */
  tryAgain: 'That didn’t work. Please try again.',
  options: 'Options',
  optionsOf: (game: string) => `Options for ${game}: opponents and rules`,
  /** "by Michael Schacht" */
  by: (authors: string) => `by ${authors}`,
  /** Ways to other people, and to more than a game. */
  ways: 'More',
  daily: 'Daily games',
  puzzles: 'Puzzles',
  top: 'Top',
  lobby: 'Open tables',
  mine: 'My games',
  goOn: 'Continue playing',
  yourTurn: 'Your turn',
  theirTurn: 'waiting for the others',
  fillsUp: (free: number) =>
    free === 0 ? 'waiting for the start' : free === 1 ? 'one seat still free' : `${free} seats still free`,
  moves: (n: number) => count(n, 'move', 'moves'),
  remove: (what: string) => `Remove ${what}`,
  removed: (game: string) => `Saved game removed: ${game}.`,
  undo: 'Undo',
  finished: 'Finished games',
  lookAt: (game: string) => `View ${game} again`,
  asideTitle: (n: number) =>
    n === 1 ? 'One saved game can’t be opened' : `${n} saved games can’t be opened`,
  asideWhy: 'Nothing was changed. Save the text before you remove it.',
  asideSave: 'Save the text',
  openRecord: 'Open a saved game',
  creditsTitle: 'The games and their makers',
  affiliation:
    'Crescendo isn’t affiliated with the authors or publishers. The names of the games belong to them; drawings and words here are our own.',
  buy: 'If you like a game, buy it: it is best with friends round a table.',
  licence: 'Open source, MIT licence',
};
