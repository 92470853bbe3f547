import type { vorZwoelf as en } from '../../en/help/5vor12.ts';
import type { Words } from '../../words.ts';

export const vorZwoelf: Words<typeof en> = {
  aim: {
    title: 'Worum es geht',
    text: [
      'Wer hat zuerst auf jedem Feld seines Spielplans ein Plättchen liegen?',
      'Der Haken daran: In jeder Reihe müssen die Zahlen von links nach rechts größer werden, in jeder Spalte von oben nach unten.',
    ],
    caption:
      'Ein voller Spielplan. In jeder Reihe und Spalte werden die Zahlen größer; wie groß die Sprünge sind, ist egal.',
  },
  have: (size, highest) => ({
    title: 'Das Material',
    text: [
      'Für zwei bis vier Personen.',
      `Alle haben einen Spielplan mit ${size} × ${size} Feldern.`,
      `Für jeden, der mitspielt, gibt es einen Satz Plättchen von 1 bis ${highest}. Alle zusammen liegen verdeckt in der Mitte: Das ist der Vorrat.`,
    ],
  }),
  startOne: (size) => ({
    title: 'Der Anfang',
    text: [
      'Alle ziehen ein Plättchen und legen es auf eines ihrer Felder mit Punkt. Das geschieht gleichzeitig und geheim, bis alle gewählt haben.',
      `Das macht ihr ${size}-mal, bis die Felder mit Punkt belegt sind. Was liegt, bleibt dabei liegen.`,
      'Jede Reihenfolge ist erlaubt; aber links oben sind kleine Zahlen gut, rechts unten große. Danach bedeuten die Punkte nichts mehr.',
    ],
    caption: 'Die 12 darf auf jedes freie Feld mit Punkt.',
  }),
  startFour: (size) => ({
    title: 'Der Anfang',
    text: [
      `Alle ziehen ${size} Plättchen und ordnen sie auf ihren Feldern mit Punkt an. Das geschieht gleichzeitig und geheim, bis alle gewählt haben.`,
      'Jede Reihenfolge ist erlaubt; aber links oben sind kleine Zahlen gut, rechts unten große. Danach bedeuten die Punkte nichts mehr.',
    ],
    caption: 'Die 12 darf auf jedes freie Feld mit Punkt.',
  }),
  startInOrder: (size) => ({
    title: 'Der Anfang',
    text: [
      `Alle ziehen ${size} Plättchen. Sie kommen der Größe nach auf die Felder mit Punkt, das kleinste links oben; zu wählen gibt es nichts.`,
      'Danach bedeuten die Punkte nichts mehr.',
    ],
    caption: 'Das kleinste links oben, das größte rechts unten.',
  }),
  turn: {
    title: 'Du bist dran',
    text: [
      'Wer am ältesten ist, beginnt. Das Programm kann das nicht wissen: Wer das Spiel startet, legt fest, wer beginnt; sonst ist es die erste Person.',
      'Du hast zwei Möglichkeiten.',
      'Deck ein Plättchen aus dem Vorrat auf: Leg es auf deinen Spielplan oder lass es in der Mitte, auch wenn es passen würde. Dort liegt es offen, und alle können es nehmen.',
      'Oder nimm eines der offenen Plättchen: Das muss dann auf deinen Spielplan.',
      'Passen gibt es nicht. Danach geht es im Uhrzeigersinn weiter.',
    ],
    caption: 'Entweder aufdecken oder ein offenes nehmen.',
  },
  laying: {
    title: 'Wohin ein Plättchen darf',
    text: [
      'Auf ein freies Feld, wenn die Zahlen danach in der Reihe nach rechts und in der Spalte nach unten größer werden.',
      'Vergleiche mit allen Plättchen der Reihe und der Spalte, nicht nur mit den Nachbarn. In einer Reihe oder Spalte darf jede Zahl nur einmal vorkommen.',
      'Sonst zählt nichts: Woanders auf dem Spielplan darf die gleiche Zahl ruhig noch einmal liegen.',
    ],
    caption:
      'Die 11 passt auf die Felder mit Plus oder im Tausch gegen ein Plättchen mit Pfeilen. Auf die Felder mit Kreuz nicht: Dort läge sie unter der 14 oder rechts von der 12.',
  },
  exchange: (sameNumber) => ({
    title: 'Tauschen',
    text: [
      'Du darfst dein Plättchen auch an die Stelle eines anderen auf deinem Spielplan legen. Das andere kommt offen in die Mitte.',
      'Auch danach muss die Reihenfolge stimmen. So schaffst du Platz, wo es eng geworden ist.',
      sameNumber
        ? 'Auch gegen die gleiche Zahl darfst du tauschen.'
        : 'Gegen die gleiche Zahl wird nicht getauscht.',
    ],
    caption: 'Die 11 kommt, die 9 geht in die Mitte.',
  }),
  bruno: {
    title: 'Brunos Variante',
    text: [
      'Liegt dein Plättchen danach Ecke an Ecke mit einer gleichen Zahl, bist du sofort noch einmal dran; und wieder, wenn es noch einmal gelingt.',
      'Ist das letzte Plättchen aufgedeckt, ist niemand noch einmal dran.',
    ],
    caption: 'Zwei Neunen Ecke an Ecke: noch einmal dran.',
  },
  end: {
    title: 'Das Ende',
    text: [
      'Wer sein letztes freies Feld belegt, gewinnt sofort.',
      'Wird vorher das letzte Plättchen des Vorrats aufgedeckt, geht dieser Zug noch zu Ende. Dann gewinnt, wer die wenigsten freien Felder hat; bei Gleichstand gewinnen mehrere.',
    ],
    caption: 'Das letzte Feld ist belegt: gewonnen!',
  },
  score: {
    title: 'Mehrere Spiele',
    text: [
      'Wenn ihr mögt, spielt so viele Spiele, wie ihr Leute seid: Dann fängt jeder einmal an.',
      'Wer ein Spiel gewinnt, bekommt 2 Punkte; alle anderen verlieren 1 Punkt für jedes freie Feld. Die höchste Summe gewinnt; bei Gleichstand gewinnen mehrere.',
    ],
  },
  special: (guard) => ({
    title: 'Wenn nichts mehr geschieht',
    text: [
      `Hat ${guard} Runden lang niemand ein Plättchen aufgedeckt oder ein Feld gefüllt, endet das Spiel, als wäre der Vorrat leer.`,
    ],
  }),
};
