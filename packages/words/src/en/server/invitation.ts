/** The preview of a link to a table or a group in a messenger. */
export const invitation = {
  /** `name` is empty where nobody is known. */
  title: (game: string, name: string) =>
    name === '' ? `Join a game of ${game}` : `${name} invites you to play ${game}`,
  /** Free seats, at least one. */
  freeSeats: (count: number) => (count === 1 ? 'One seat is free.' : `${count} seats are free.`),
  full: 'All seats are taken.',
  playing: 'The game is on.',
  over: 'The game is over.',
  /** Invites to a group. */
  group: (name: string) => `Join the group “${name}”`,
  members: (count: number) => (count === 1 ? 'One member.' : `${count} members.`),
  /** Follows any of them. */
  noAccount: 'In the browser, no account needed.',
  /** The page itself, its daily games, and a challenge, whose game is not known: it is in the part of the link that no server gets. */
  home: {
    title: 'Crescendo: four number games',
    text: '5 vor 12, Rummikub, Finito! and Qwinto: alone, around one device or with friends.',
  },
  daily: {
    title: 'Daily games',
    text: 'Four new games every day: the same dice and tiles for everyone. Who does best?',
  },
  challenge: {
    title: 'A challenge: same game, same luck',
    text: 'Play it and see at the end who did better.',
  },
};
