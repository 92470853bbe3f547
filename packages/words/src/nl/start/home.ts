import type { home as en } from '../../en/start/home.ts';
import type { Words } from '../../words.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const home: Words<typeof en> = {
  tagline: 'Vier getallenspellen. Kies en speel.',
  promise: 'Tegen een bot, ook zonder internet, of met vrienden via een link.',
  promiseOnline: 'Tegen een bot, of met vrienden via een link.',
  games: 'De spellen',
  about: {
    '5vor12': 'Vul je spelbord. Rijen en kolommen lopen op.',
    rummikub: 'Leg rijen en groepen en verbouw de hele tafel.',
    finito: 'Twaalf stenen en één dobbelsteen: leg ze op volgorde.',
    qwinto: 'Gooien, optellen, invullen. Elke rij loopt op.',
  },
  play: 'Spelen',
  playNow: (game) => `Nu ${game} spelen tegen een bot`,
  withFriends: 'Met vrienden',
  withFriendsOf: (game) => `${game} met vrienden spelen: een tafel met een link`,
  noFriends: 'Met vrienden spelen kan alleen met internet. Tegen een bot kun je meteen spelen.',
  tryAgain: 'Dat lukte niet. Probeer het nog eens.',
  options: 'Opties',
  optionsOf: (game) => `Opties voor ${game}: tegenstanders en regels`,
  by: (authors) => `van ${authors}`,
  ways: 'Meer',
  daily: 'Spellen van de dag',
  puzzles: 'Puzzels',
  top: 'Top',
  lobby: 'Open tafels',
  mine: 'Mijn spellen',
  goOn: 'Verder spelen',
  yourTurn: 'Jij bent aan de beurt',
  theirTurn: 'wacht op de anderen',
  fillsUp: (free) =>
    free === 0 ? 'wacht op het begin' : free === 1 ? 'nog één plaats vrij' : `nog ${free} plaatsen vrij`,
  moves: (n) => count(n, 'zet', 'zetten'),
  remove: (what) => `${what} verwijderen`,
  removed: (game) => `Opgeslagen spel verwijderd: ${game}.`,
  undo: 'Ongedaan maken',
  finished: 'Uitgespeeld',
  lookAt: (game) => `${game} nog eens bekijken`,
  asideTitle: (n) => (n === 1 ? 'Eén spel is niet leesbaar' : `${n} spellen zijn niet leesbaar`),
  asideWhy: 'Er is niets veranderd. Sla de tekst op voordat je hem verwijdert.',
  asideSave: 'Tekst opslaan',
  openRecord: 'Opgeslagen partij openen',
  creditsTitle: 'De spellen en hun makers',
  affiliation:
    'Crescendo hoort niet bij de auteurs of uitgevers. De namen van de spellen zijn van hen; de tekeningen en teksten hier zijn van onszelf.',
  buy: 'Vind je een spel leuk? Koop het: met vrienden aan tafel is het op zijn leukst.',
  licence: 'Open source, MIT-licentie',
};
