import type { lessons as en } from '../../en/learn/lessons.ts';
import type { Words } from '../../words.ts';

export const lessons: Words<typeof en> = {
  title: 'Lektionen',
  titleOf: (game) => `Lektionen zu ${game}`,
  about: (title) => `Lektion: ${title}`,
  state: (solved, of) => (solved === of ? 'geschafft' : `${solved} von ${of}`),
  progress: (done, of) => `${done} von ${of} Lektionen geschafft`,
  lessons: {
    '5vor12': {
      start: {
        title: 'Die ersten Plättchen',
        text: [
          'Deine ersten Plättchen teilen den Spielplan ein.',
          'Kleine Zahlen links oben und große rechts unten lassen Platz für alle anderen.',
        ],
      },
      'leaving-room': {
        title: 'Platz lassen',
        text: [
          'Zwischen zwei Plättchen passen nur noch die Zahlen dazwischen.',
          'Leg so, dass auf die freien Felder ringsum noch viele Zahlen passen.',
        ],
      },
      'take-it': {
        title: 'Ein offenes Plättchen nehmen',
        text: [
          'Ein offenes Plättchen ist sicher, ein verdecktes Glückssache.',
          'Füllt es ein Feld, auf das nur wenige Zahlen passen, dann nimm es.',
        ],
      },
      'which-tile': {
        title: 'Welches offene Plättchen',
        text: [
          'Passen mehrere offene Plättchen, ist das naheliegende nicht immer das beste.',
          'Vergleiche, was jedes auf deinem Spielplan frei lässt, und nimm das, für das später kaum ein anderes kommt.',
        ],
      },
      exchange: {
        title: 'Tauschen',
        text: [
          'Ein Tausch füllt kein Feld, kann aber mehrere öffnen.',
          'Er lohnt sich, wenn die neue Zahl besser liegt und die alte niemandem hilft.',
        ],
      },
      'which-exchange': {
        title: 'Welches tauschen',
        text: [
          'Zwei Tauschmöglichkeiten können ähnlich aussehen: Auf das alte Plättchen kommt es an.',
          'Gib das her, das den meisten Zahlen im Weg liegt, und behalte die, die schon gut liegen.',
        ],
      },
      'exchange-open': {
        title: 'Offenes Plättchen tauschen',
        text: [
          'Auch ein offenes Plättchen darfst du gegen eines auf deinem Spielplan tauschen.',
          'Das lohnt sich, wenn die neue Zahl deine freien Felder öffnet und kein Plättchen eines davon gut füllt.',
        ],
      },
    },
    rummikub: {
      opening: {
        title: 'Auslegen',
        text: [
          'Deine ersten Serien kommen nur vom eigenen Brett und brauchen genug Punkte.',
          'Versuch zuerst hohe Gruppen und Reihen: Manche Steine passen zweimal, und nur einmal reicht es.',
        ],
      },
      borrowing: {
        title: 'Einen Stein ausleihen',
        text: [
          'Eine Serie mit vier oder mehr Steinen kann einen entbehren.',
          'Nimm ihn aus einer Gruppe oder vom Ende einer Reihe und bilde mit deinen Steinen eine neue Serie.',
        ],
      },
      'splitting-run': {
        title: 'Eine Reihe teilen',
        text: [
          'Aus einer langen Reihe können zwei werden.',
          'Leg deinen Stein in die Mitte und achte darauf, dass beide Teile drei Steine behalten.',
        ],
      },
      regrouping: {
        title: 'Umbauen',
        text: [
          'Aus drei benachbarten Gruppen können drei Reihen werden, und umgekehrt.',
          'Such Serien mit benachbarten Zahlen und bau sie mit deinen Steinen neu auf.',
        ],
      },
      joker: {
        title: 'Den Joker befreien',
        text: [
          'Ersetze den Joker durch den Stein, für den er steht, oder bau die Serie um ihn herum neu.',
          'Dann hilft er dir in einer anderen Serie.',
        ],
      },
      'going-out': {
        title: 'Fertig werden',
        text: [
          'Hast du nur noch wenige Steine, dann schau auf den ganzen Tisch.',
          'Such für jeden einen Platz und bau um, bis alle zugleich passen.',
        ],
      },
      'fewest-changes': {
        title: 'Wenig ändern',
        text: [
          'Oft passt ein Stein, ohne dass du viel umbaust.',
          'Such den kürzesten Weg: Was liegen bleibt, kann nicht schiefgehen.',
        ],
      },
    },
    finito: {
      'first-counters': {
        title: 'Die ersten Steine',
        text: [
          'Kleine Steine gehören an den Anfang der Tafel, große ans Ende.',
          'Wähl den Stein, dessen Platz dem Wurf am nächsten liegt.',
        ],
      },
      'which-square': {
        title: 'Welches Feld',
        text: [
          'Ist die gewürfelte Zahl belegt, wählst du das nächstkleinere oder das nächstgrößere freie Feld.',
          'Nimm das, bei dem die Reihenfolge stimmt und genug Felder für die Steine dazwischen bleiben.',
        ],
      },
      'which-counter': {
        title: 'Welcher Stein',
        text: [
          'Mehrere Steine liegen offen, und einer passt am besten zum Wurf.',
          'Zähl, wie viele Steine vor ihm liegen müssen und wie viele nach ihm.',
        ],
      },
      'what-to-move': {
        title: 'Was versetzen',
        text: [
          'Liegen alle deine Steine, versetzt du bei jedem Wurf einen.',
          'Nimm einen, der nicht in der Reihenfolge liegt, und schone deinen längsten Block.',
        ],
      },
      'last-steps': {
        title: 'Die letzten Schritte',
        text: [
          'Gegen Ende wartest du auf bestimmte Würfe.',
          'Lass Lücken, die so breit sind, dass viele Zahlen passen.',
        ],
      },
    },
    qwinto: {
      'keep-or-roll': {
        title: 'Behalten oder noch mal werfen',
        text: [
          'Der zweite Wurf gilt: Passt er nirgends, ist es ein Fehlwurf.',
          'Wirf nur noch einmal, wenn viele Summen besser sind als deine.',
        ],
      },
      'leaving-room': {
        title: 'Platz lassen',
        text: [
          'In jeder Reihe werden die Zahlen nach rechts größer.',
          'Schreib die Summe dorthin, wo auf die freien Felder links und rechts noch viele Summen passen.',
        ],
      },
      'which-row': {
        title: 'Welche Reihe',
        text: [
          'Dieselbe Summe kann in einer Reihe gut und in einer anderen schlecht sein.',
          'Nimm die Reihe, in der sie ihrem Platz am nächsten ist: kleine Summen links, große rechts.',
        ],
      },
      'bonus-column': {
        title: 'Bonusspalten',
        text: [
          'Eine volle Dreierspalte zählt die Zahl in ihrem Fünfeck.',
          'Schreib eine hohe Zahl hinein, solange du die beiden anderen Felder noch füllen kannst.',
        ],
      },
      waiting: {
        title: 'Nichts eintragen',
        text: [
          'Hat jemand anderes gewürfelt, musst du nichts eintragen.',
          'Lass eine Summe aus, die Felder versperrt: Das kostet dich nichts.',
        ],
      },
      'which-dice': {
        title: 'Welche Würfel',
        text: [
          'Die Farben der Würfel sind die Reihen, in die du schreiben darfst, und ihre Zahl bestimmt, wie hoch die Summe wird.',
          'Wähl Würfel, deren häufigste Summen auf deine freien Felder passen.',
        ],
      },
    },
  },
};
