import type { daily as en } from '../../en/together/daily.ts';
import type { Words } from '../../words.ts';

export const daily: Words<typeof en> = {
  title: 'Spiele des Tages',
  about:
    'Jeden Tag vier neue Spiele: für alle dieselben Würfe und Steine, gegen denselben Bot. Jedes kannst du einmal spielen.',
  honest:
    'Niemand hat ein Konto, also könnte jemand mit einer zweiten Identität erst nachsehen. Das bleibt nicht unbemerkt: Wer ein Spiel nach jemand anderem aus demselben Netz beginnt (zum Beispiel zu Hause), ist in der Rangliste mit ² markiert.',
  fingerprints: 'Fingerabdrücke',
  fingerprintsAbout:
    'Alle Würfe eines Tages folgen aus einer Zahl für jedes Spiel. Ihr Fingerabdruck steht schon am Tag davor hier: So können für niemanden eigene Würfe ausgesucht werden. Vergleiche ihn mit anderen: Er ist für alle derselbe.',
  fingerprintNext: 'Am nächsten Tag',
  today: 'Heute',
  dayBefore: 'Einen Tag zurück',
  dayAfter: 'Einen Tag weiter',
  toToday: 'Zum heutigen Tag',
  left: (hours, minutes) => `Neue Spiele in ${hours > 0 ? `${hours} h ` : ''}${minutes} min`,
  against: (bot) => `gegen ${bot}`,
  play: 'Spielen',
  goOn: 'Weiterspielen',
  look: 'Partie ansehen',
  notPlayed: 'An diesem Tag hast du nicht gespielt.',
  givenUp: 'Du hast nicht zu Ende gespielt.',
  won: 'Gewonnen',
  points: (n) => `${n} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`,
  place: (place, of) => `Platz ${place} von ${of}`,
  rankingOf: (game) => `Rangliste ${game}`,
  rank: 'Platz',
  name: 'Name',
  score: 'Punkte',
  wonColumn: 'Sieg',
  yes: 'ja',
  no: 'nein',
  moves: 'Züge',
  you: 'du',
  somebody: 'jemand',
  later: '² Vorher hatte jemand anderes aus demselben Netz dieses Spiel begonnen.',
  rankingAmong: 'Rangliste',
  everyone: 'alle',
  nobody: 'Noch hat niemand zu Ende gespielt. Mach den Anfang!',
  nobodyThen: 'An diesem Tag hat niemand zu Ende gespielt.',
  nobodyHere: 'In dieser Gruppe hat es niemand beendet.',
  showAll: (n) => `Alle ${n} zeigen`,
  share: 'Ergebnis teilen',
  picture: (a, l, b) =>
    `Vom Anfang bis zum Ende, in Abschnitten: ${a}-mal vorn, ${l}-mal gleichauf, ${b}-mal hinten.`,
  pictureHint: 'Balken: wie weit du warst. ● vor dem Bot, ■ gleichauf, ▼ dahinter.',
  copied: 'Kopiert: Füg es ein, wo du willst.',
  notCopied: 'Der Browser erlaubt kein Kopieren.',
  sharedWon: 'gewonnen',
  savePicture: 'Bild speichern',
  done: 'gespielt',
  standing: {
    first: 'als Erste oder Erster fertig',
    best: 'das beste Ergebnis bisher',
    bestThen: 'das beste Ergebnis des Tages',
    aheadOf: (behind, others) => `vor ${behind} von ${others} anderen`,
    percent: (percent) => `besser als ${percent} % der anderen`,
  },
  weeks: 'Die letzten sechs Wochen',
  daysPlayed: (days) =>
    days === 0
      ? 'Du hast noch kein Spiel des Tages beendet.'
      : `Du hast an ${days === 1 ? 'einem Tag' : `${days} Tagen`} gespielt.`,
  dayDone: (day, done, of) => `${day}: ${done} von ${of} zu Ende gespielt`,
  puzzle: 'Rätsel des Tages',
  again: 'Noch einmal versuchen',
};
