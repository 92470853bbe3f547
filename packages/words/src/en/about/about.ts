/** The version, what is new in it, and what it is made with. */
export const about = {
  title: 'About Crescendo',
  version: (version: string) => `Version ${version}`,
  newTitle: 'What is new',
  /** In this version: the most important first. */
  news: [
    'Courses: short lessons for each game, with exercises on the real board.',
    'An opponent that is just right: it follows your strength from game to game.',
    'Hints in steps: first where to look, then the move, then why.',
    'Reviews say in words what decided the game, and the better line can be played out.',
    'Fair dice: after a game with friends your device can prove that no one chose the luck.',
  ] as readonly string[],
  licencesTitle: 'What it is made with',
  own: 'Crescendo is open source, under the MIT licence. It contains work of others:',
  fonts: 'The fonts are Figtree, Caveat and Fraunces.',
};
