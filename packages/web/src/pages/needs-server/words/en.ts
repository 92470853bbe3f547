import type { NeedsServerWords } from '../words.ts';

export const en: NeedsServerWords = {
  title: 'This needs a server',
  about:
    'This copy of Crescendo is only a page: it runs on your device, and nothing leaves it. To meet other players, you need a server that passes the moves on.',
  elsewhere: 'Only with a server',
  needServer: [
    'Games with friends on several devices',
    'Open tables',
    'Today’s deals and their rankings',
    'The same player on a second device',
  ],
  here: 'Here, even without a network',
  worksHere: [
    'All games against bots',
    'Several players around this device',
    'Rules, advice, and looking at a game again',
    'Your games, statistics and settings, kept on this device',
  ],
  how: 'Anyone can start a server with a single command and invite others with a link: the README of Crescendo explains how.',
  play: 'Choose a game',
};
