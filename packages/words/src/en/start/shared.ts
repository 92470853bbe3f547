export const shared = {
  rules: 'Rules',
  rulesOf: (game: string) => `Rules of ${game}`,
  against: (names: string) => `against ${names}`,
  alone: 'alone',
  /** Beside a game with a chosen deal. */
  lesson: 'learning game',
  player: (number: number) => `Player ${number}`,
  showAll: (n: number) => `Show all ${n}`,
  language: 'Language',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
  settings: 'Settings',
  home: 'Home',
  back: 'Back',
  levels: {
    beginner: {
      name: 'Beginner',
      about: 'Plays the first move it sees and misses a lot. Good for your first games.',
    },
    casual: { name: 'Casual', about: 'Knows the game and plays it the way friends do.' },
    strong: { name: 'Strong', about: 'Thinks ahead and gives little away. You will have to work.' },
    expert: { name: 'Expert', about: 'The best player here. Beat it and tell everyone!' },
    collector: {
      name: 'Collector',
      about:
        'Draws until it can lay all its tiles at once: no one can build on what it keeps back, so it nearly always wins.',
    },
  },
  /** The opponent that follows the player’s results. */
  justRight: {
    name: 'Just right',
    /** A strength by the levels around it; the same twice: about like that one. */
    strength: (lower: string, upper: string) =>
      lower === upper ? `about as strong as ${lower}` : `between ${lower} and ${upper}`,
    /** Below all levels. */
    below: (upper: string) => `weaker than ${upper}`,
    today: (strength: string) => `Today: ${strength}.`,
    fixed: (strength: string) => `Stays as it is: ${strength}.`,
  },
  /** The style of a bot, beside its strength. */
  styles: { bold: 'plays boldly', careful: 'plays carefully' },
  unknownGame: 'There is no such game.',
  notices: {
    full: 'This browser’s storage is full. You can play on, but the game will be lost when you close this page. Remove old games to make room.',
    forbidden:
      'This browser can’t save games. Is this a private window? You can play, but the game will be lost when you close this page.',
    understood: 'Got it',
    update: 'A new version is available.',
    updateNow: 'Update now',
    later: 'Later',
  },
};
