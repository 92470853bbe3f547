import type { home as en } from '../../en/start/home.ts';
import type { Words } from '../../words.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const home: Words<typeof en> = {
  tagline: 'Vier Zahlenspiele: aussuchen und los!',
  promise: 'Gegen einen Bot auch ohne Netz, mit Freunden über einen Link.',
  promiseOnline: 'Gegen einen Bot, oder mit Freunden über einen Link.',
  games: 'Die Spiele',
  about: {
    '5vor12': 'Füll deinen Spielplan: In Reihen und Spalten steigen die Zahlen.',
    rummikub: 'Leg Reihen und Gruppen und bau den ganzen Tisch um.',
    finito: 'Zwölf Steine, ein Würfel: Bring Ordnung hinein.',
    qwinto: 'Würfeln, addieren, eintragen. In jeder Reihe steigen die Zahlen.',
  },
  play: 'Spielen',
  playNow: (game) => `${game} sofort gegen einen Bot spielen`,
  withFriends: 'Mit Freunden',
  withFriendsOf: (game) => `${game} mit Freunden spielen: ein Tisch mit Link`,
  noFriends: 'Mit Freunden geht es nur mit Netz. Gegen einen Bot kannst du gleich spielen.',
  tryAgain: 'Das hat nicht geklappt. Versuch es bitte noch einmal.',
  options: 'Optionen',
  optionsOf: (game) => `Optionen für ${game}: Mitspieler und Regeln`,
  by: (authors) => `von ${authors}`,
  ways: 'Mehr',
  daily: 'Spiele des Tages',
  puzzles: 'Rätsel',
  top: 'Top',
  lobby: 'Offene Tische',
  mine: 'Meine Spiele',
  goOn: 'Weiterspielen',
  yourTurn: 'Du bist dran',
  theirTurn: 'wartet auf die anderen',
  fillsUp: (free) =>
    free === 0 ? 'wartet auf den Start' : free === 1 ? 'noch ein Platz frei' : `noch ${free} Plätze frei`,
  moves: (n) => count(n, 'Zug', 'Züge'),
  remove: (what) => `${what} entfernen`,
  removed: (game) => `Gespeichertes Spiel entfernt: ${game}.`,
  undo: 'Rückgängig machen',
  finished: 'Zu Ende gespielt',
  lookAt: (game) => `${game} noch einmal ansehen`,
  asideTitle: (n) => (n === 1 ? 'Ein Spiel ist nicht lesbar' : `${n} Spiele sind nicht lesbar`),
  asideWhy: 'Nichts wurde verändert. Speichere den Text vor dem Entfernen.',
  asideSave: 'Text speichern',
  openRecord: 'Aufzeichnung öffnen',
  creditsTitle: 'Die Spiele und wer sie gemacht hat',
  affiliation:
    'Crescendo hat mit Autoren und Verlagen nichts zu tun. Die Namen der Spiele gehören ihnen; Zeichnungen und Texte hier sind unsere eigenen.',
  buy: 'Gefällt dir ein Spiel, dann kauf es: Am schönsten ist es mit Freunden am Tisch.',
  licence: 'Quelloffen, MIT-Lizenz',
};
