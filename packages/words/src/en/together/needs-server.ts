export const needsServer = {
  title: 'This needs a server',
  about:
    'This copy of Crescendo is just a web page: it runs on your device, and nothing leaves it. To meet other players, you need a server that passes the moves on.',
  elsewhere: 'Only with a server',
  needServer: [
    'Games with friends on several devices',
    'Open tables',
    'Daily games and their rankings',
    'The same player on a second device',
  ],
  here: 'Here, even offline',
  worksHere: [
    'All games against bots',
    'Several players around this device',
    'Rules, hints, and replays of your games',
    'Your games, statistics and settings, saved on this device',
  ],
  how: 'Anyone can start a server with a single command and invite others with a link: the README of Crescendo explains how.',
  play: 'Choose a game',
};
