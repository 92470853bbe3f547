import type { challenge as en } from '../../en/library/challenge.ts';
import type { Words } from '../../words.ts';

export const challenge: Words<typeof en> = {
  title: 'Herausforderung',
  about: (luck) =>
    `Gleiches Spiel, gleiches Glück: Wer diesen Link öffnet, bekommt ${luck} wie du, gegen dieselben Bots. Am Ende seht ihr beide Spiele nebeneinander.`,
  inLink:
    'Der Link enthält deine Züge und alles, was der Zufall bringt. Die Seite zeigt davon vor dem Ende nichts, aber wer den Link zerlegt, könnte es lesen.',
  link: 'Der Link zu deiner Herausforderung',
  message: (game) => `${game}: gleiches Spiel, gleiches Glück. Schlag mich!`,
  why: {
    several:
      'Nur ein Spiel, das eine Person allein oder mit Bots gespielt hat, kann eine Herausforderung sein.',
    continued:
      'Dieses Spiel setzt ein anderes fort: Was du ziehst und würfelst, war also schon bekannt. Es kann keine Herausforderung sein.',
    lesson:
      'Das Glück in einem Lernspiel war für dich ausgesucht, also kann es keine Herausforderung sein. Deine nächsten Spiele schon.',
    old: 'Dieses Spiel wurde in einer früheren Version begonnen, in der jede Entscheidung den weiteren Zufall änderte. Es kann keine Herausforderung sein, neue Spiele schon.',
    'not-over': 'Das Spiel ist noch nicht zu Ende.',
  },
  challenges: (name) => `${name} fordert dich heraus`,
  somebody: 'Jemand',
  sameLuck: (luck) => `Du bekommst im selben Spiel ${luck ?? 'dasselbe Glück'}, gegen dieselben Bots.`,
  toBeat: (result) => `Zu schlagen: ${result}`,
  theyTookBack: (name, moves) =>
    moves === 1 ? `${name} hat einen Zug zurückgenommen.` : `${name} hat ${moves} Züge zurückgenommen.`,
  accept: 'Annehmen und spielen',
  goOn: 'Weiterspielen',
  ownGame: 'Das ist dein eigenes Spiel. Schick den Link jemand anderem.',
  damaged: 'Diese Herausforderung lässt sich nicht lesen',
  damagedWhy:
    'Ein Teil des Links fehlt, oder er kommt aus einer anderen Version von Crescendo. Lass ihn dir noch einmal schicken.',
  compare: 'Beide Spiele nebeneinander',
  youBetter: (name) => `Du warst besser als ${name}!`,
  theyBetter: (name) => `${name} liegt noch vorn`,
  equal: 'Gleich gut',
  result: 'Ergebnis',
  won: 'gewonnen',
  tied: 'unentschieden',
  lost: 'verloren',
  decisions: 'Entscheidungen',
  takenBack: 'Zurückgenommene Züge',
  hints: 'Tipps',
  theyHadHints: (name, hints) =>
    hints === 1 ? `${name} hat einen Tipp gebraucht.` : `${name} hat ${hints} Tipps gebraucht.`,
  apart: 'Hier trennten sich eure Wege',
  apartAfter: (same) =>
    same === 0
      ? 'Schon eure erste Wahl war verschieden.'
      : same === 1
        ? 'Eure erste Wahl war gleich. Dann habt ihr verschieden gewählt:'
        : `Eure ersten ${same} Entscheidungen waren gleich. Dann habt ihr verschieden gewählt:`,
  apartAnswer:
    'Bis hierher habt ihr gleich gewählt, aber ein Bot hat anders geantwortet. Das kommt vor, wenn die beiden Spiele mit verschiedenen Versionen von Crescendo gespielt wurden.',
  sameGame: 'Ihr habt bis zum Ende gleich gewählt.',
  ended: 'Das Spiel war zu Ende.',
  answer: 'Dein Spiel zurückschicken',
  waiting: 'Herausforderungen für dich',
  unchecked:
    'Der Link enthält alle Züge. Geprüft wird, dass die Regeln sie erlauben, und der Zufall folgt aus dem Spiel; ob die Bots so gespielt hätten, wird nicht geprüft.',
  dismiss: (name) => `Herausforderung von ${name} ausblenden`,
  dailyOf: (day) => `Spiel des Tages, ${day}`,
  aboutDaily:
    'Gleiches Spiel, gleiches Glück: Bis der Tag vorbei ist, spielt jeder, der diesen Link öffnet, dasselbe Spiel des Tages. Danach seht ihr beide Spiele nebeneinander.',
  later:
    'Nebeneinander sind die Spiele zu sehen, sobald der Tag vorbei ist. Bis dahin zeigt die Rangliste, wer besser war.',
  dayOver: 'Dieser Tag ist vorbei: Das Spiel kann nicht mehr gespielt werden.',
  toRanking: 'Rangliste ansehen',
};
