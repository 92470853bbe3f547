import type { rummikub as en } from '../../en/help/rummikub.ts';
import type { Words } from '../../words.ts';

const timeOf = (seconds: number): string => {
  if (seconds % 60 > 0) return `${seconds} Sekunden`;
  return seconds === 60 ? 'eine Minute' : `${seconds / 60} Minuten`;
};

export const rummikub: Words<typeof en> = {
  aim: {
    title: 'Worum es geht',
    text: () => ['Wer zuerst alle Spielsteine auf den Tisch gelegt hat, gewinnt.'],
  },
  tiles: {
    title: 'Das Material',
    text: ({ values, colours, copies, jokers, handSize, deal }) => [
      deal !== 'jokerEach' && 'Für zwei bis vier Personen.',
      `Die Zahlen 1 bis ${values} in ${colours === 4 ? 'Schwarz, Rot, Blau und Gelb' : `${colours} Farben`}, jede ${copies === 2 ? 'zweimal' : 'einmal'}, und ${jokers === 0 ? 'kein Joker' : jokers === 1 ? 'ein Joker' : `${jokers} Joker`}.`,
      `Jeder hat ${handSize} Spielsteine auf seinem Brett, die sonst niemand sieht. Die übrigen liegen verdeckt im Pool.`,
    ],
  },
  sets: {
    title: 'Serien',
    text: ({ colours }) => [
      'Eine Reihe: drei oder mehr Zahlen hintereinander, alle in einer Farbe.',
      `Eine Gruppe: dieselbe Zahl drei${colours > 3 ? '- oder vier' : ''}mal, jedes Mal in einer anderen Farbe.`,
    ],
    caption: 'Eine Reihe und eine Gruppe.',
  },
  wrong: {
    title: 'Was keine Serie ist',
    text: ({ values }) => [
      `Nach der ${values} kommt nichts mehr: Die 1 ist immer die niedrigste Zahl.`,
      'In einer Gruppe kommt keine Farbe zweimal vor.',
      'Eine Reihe mischt keine Farben, und zwei Spielsteine sind immer zu wenig.',
    ],
    caption: 'Nichts davon ist eine Serie.',
  },
  start: {
    title: 'Der Anfang',
    text: ({ startDraw, deal, threePairsRedeal, handSize }) => [
      startDraw === 'beforeDeal' &&
        'Jeder zieht einen Spielstein, die höchste Zahl beginnt. Danach wird ausgeteilt.',
      startDraw === 'afterDeal' &&
        'Nach dem Austeilen zieht jeder einen Spielstein, die höchste Zahl beginnt.',
      startDraw !== 'none' && 'Bei Gleichstand wird noch einmal gezogen; ein Joker zählt nicht.',
      deal === 'jokerEach' && `Jeder bekommt einen Joker und dann noch ${handSize - 1} Spielsteine.`,
      deal === 'twoStacks' && 'Ausgeteilt werden zwei Stapel für jeden.',
      threePairsRedeal &&
        'Hast du drei Paare genau gleicher Spielsteine bekommen? Dann darfst du sie zeigen, und alles wird neu gemischt und ausgeteilt.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    text: ({ mustLay }) => [
      'Leg so viele Spielsteine, wie du willst, mindestens einen: als neue Serie oder an Serien, die schon daliegen.',
      'Du kannst oder willst nicht? Dann zieh einen Spielstein. Damit ist dein Zug vorbei; den neuen Stein darfst du erst im nächsten legen.',
      'Danach geht es im Uhrzeigersinn weiter.',
      mustLay &&
        'Hausregel: Hast du ausgelegt und kannst legen, musst du es. Ziehen darfst du nur, wenn nichts passt.',
    ],
    caption: 'Die markierten Spielsteine kommen vom Brett.',
  },
  opening: {
    title: 'Das erste Auslegen',
    text: ({ openMin, openTableLocked, mayDelayOpening }) => [
      `Wenn du zum ersten Mal legst, müssen deine eigenen Serien zusammen mindestens ${openMin} Punkte haben. Zahlen zählen ihren Wert, ein Joker das, wofür er steht.`,
      openTableLocked
        ? 'In diesem Zug bleibt der Tisch, wie er ist: nichts umbauen, nichts anlegen.'
        : `Die ${openMin} Punkte müssen allein von deinem Brett kommen; danach darfst du im selben Zug weitermachen und den Tisch nutzen.`,
      !mayDelayOpening && 'Kannst du auslegen, musst du es auch.',
    ],
    caption: '27 und 12 Punkte: Das reicht.',
  },
  rebuild: {
    title: 'Umbauen',
    text: () => [
      'Sobald du ausgelegt hast, darfst du alles auf dem Tisch auseinandernehmen und neu bauen.',
      'Am Ende deines Zuges muss jede Serie stimmen, nichts darf vom Tisch verschwunden sein, und mindestens ein Spielstein muss von deinem Brett gekommen sein.',
    ],
    caption: 'Eine zweite 6 teilt die Reihe 4 5 6 7 8 in zwei.',
  },
  borrow: {
    title: 'Einen Stein ausleihen',
    text: () => [
      'Ein Spielstein darf eine Serie verlassen, solange der Rest stimmt oder wieder ergänzt wird.',
    ],
    caption: 'Die 11 kommt dazu, so wird die 8 frei für eine neue Gruppe.',
  },
  jokers: {
    title: 'Joker',
    text: ({ jokerSets, jokerFreeByRebuild }) => [
      'Ein Joker kann für jeden Spielstein stehen. In einer Reihe ist er die Zahl an seiner Stelle, in einer Gruppe eine Farbe, die fehlt.',
      jokerSets === 'free' && 'Eine Serie mit Joker darfst du umbauen wie jede andere.',
      jokerSets === 'extendOnly' && 'Eine Serie mit Joker darf wachsen, aber nicht geteilt werden.',
      jokerSets === 'locked' && 'Eine Serie mit Joker bleibt genau so, bis der Joker ersetzt ist.',
      jokerSets === 'free' &&
        (jokerFreeByRebuild
          ? 'Den Joker darfst du nehmen, wenn der Rest stimmt.'
          : 'Den Joker bekommst du nur, wenn du den Stein hinlegst, für den er steht.'),
    ],
    caption: 'Die kleine Zahl sagt, was der Joker gerade ist.',
  },
  replace: {
    title: 'Einen Joker ersetzen',
    text: ({ jokerSwapFrom, jokerReuse, jokerNotBeforeOpening }) => [
      `Leg den Spielstein hin, für den er steht${jokerSwapFrom === 'rack' ? ', von deinem Brett' : ', von deinem Brett oder vom Tisch'}; in einer Gruppe geht jede Farbe, die fehlt.`,
      jokerReuse === 'sameTurn'
        ? 'Der Joker muss noch im selben Zug wieder auf dem Tisch liegen. Auf dein Brett kommt er nie.'
        : 'Der Joker muss noch im selben Zug in eine neue Serie. Auf dein Brett kommt er nie.',
      jokerReuse === 'sameTurnNewSet' &&
        'Neu ist eine Serie, wenn sie nicht mehr alle Zahlen einer Gruppe oder Reihe enthält, die vorher dalag. Eine Serie, die eine Zahl verloren hat, gilt also als neu.',
      jokerNotBeforeOpening && 'Im Zug, in dem du zum ersten Mal auslegst, darfst du keinen Joker befreien.',
    ],
    caption: 'Die 6 kommt an die Stelle des Jokers, und der hilft anderswo.',
  },
  time: {
    title: 'Die Zeit',
    text: ({ seconds, bank, increment, timeout, penaltyTiles }) => [
      seconds > 0 && `Mit Uhr hast du ${timeOf(seconds)} für einen Zug.`,
      bank > 0 &&
        `Mit Uhr hast du ${Math.round(bank / 60)} Minuten für das ganze Spiel und ${increment} Sekunden dazu für jeden Zug.`,
      timeout === 'keepOrThree' &&
        `Zeit um? Ein fertiger Tisch gilt als dein Zug. Sonst bleibt, was schon richtig liegt, und der Rest geht zurück: Du ziehst einen Stein, oder ${penaltyTiles}, wenn du schon etwas verschoben hattest.`,
      timeout === 'drawOrThree' &&
        `Zeit um? Ein fertiger Tisch gilt als dein Zug. Sonst geht alles zurück, und du ziehst einen Spielstein, oder ${penaltyTiles}, wenn du schon etwas verschoben hattest.`,
      timeout === 'revertAndThree' &&
        `Zeit um? Alles geht zurück an seinen Platz, und du ziehst ${penaltyTiles === 1 ? 'einen Spielstein' : `${penaltyTiles} Spielsteine`}.`,
    ],
  },
  empty: {
    title: 'Wenn der Pool leer ist',
    text: ({ emptyPool }) => [
      emptyPool === 'mustPlay' &&
        'Wer einen Spielstein anlegen kann, muss; wer nicht kann, passt. Haben alle hintereinander gepasst, ist die Runde vorbei.',
      emptyPool === 'playOn' && 'Leg an oder passe. Haben alle hintereinander gepasst, ist die Runde vorbei.',
      emptyPool === 'lastTurns' &&
        'Alle haben noch einen Zug; es beginnt, wer den letzten Spielstein gezogen hat. Dann ist die Runde vorbei.',
    ],
  },
  score: {
    title: 'Ende und Punkte',
    text: ({ jokerPenalty, neverOpened, couldHaveOpened }) => [
      'Wer den letzten Spielstein legt, gewinnt. Die anderen verlieren, was auf ihren Brettern liegt; wer gewinnt, bekommt alles zusammen.',
      `Ein Joker auf dem Brett kostet ${jokerPenalty} Punkte.`,
      'Wird niemand fertig, gewinnt, wer die wenigsten Punkte auf dem Brett hat, und die anderen verlieren den Unterschied.',
      'Haben mehrere gleich wenige, gewinnen sie zusammen und teilen sich, was die anderen verlieren.',
      neverOpened > 0 &&
        `Wer nie ausgelegt hat, verliert ${neverOpened} Punkte mehr${couldHaveOpened > neverOpened ? `, und ${couldHaveOpened}, wenn es möglich gewesen wäre` : ''}.`,
      'Über mehrere Runden werden alle Punkte zusammengezählt, und die höchste Summe gewinnt; bei Gleichstand gewinnen mehrere. Nach den internationalen Regeln von 2019 gewinnt, wer die meisten Runden gewonnen hat; die Punkte entscheiden nur bei Gleichstand.',
    ],
  },
};
