import type { vorZwoelf as en } from '../../en/course/5vor12.ts';
import type { Words } from '../../words.ts';

export const vorZwoelf: Words<typeof en> = {
  winning: {
    idea: [
      'Du gewinnst, sobald dein Spielplan voll ist; darum zählt jedes Plättchen, das du legst.',
      'Ist nur ein Feld frei, dann merk dir, welche Zahlen passen, und schau in die Mitte, bevor du aufdeckst.',
    ],
    steps: [
      'Ein Feld ist frei: darüber die 15, darunter die 20. Es nimmt 16, 17, 18 oder 19.',
      'Die 17 liegt in der Mitte. Du nimmst sie, und dein Spielplan ist voll.',
    ],
  },
  start: {
    idea: [
      'Deine ersten Plättchen teilen den Spielplan ein.',
      'Kleine Zahlen links oben und große rechts unten lassen Platz für alle anderen.',
    ],
    steps: [
      'Dein erstes Plättchen ist die 19, fast die höchste Zahl.',
      'Sie kommt nach rechts unten. Dann kommt die 3.',
      'Niedrige Zahlen gehören nach links oben.',
      'Die 9 und danach die 14 kommen dazwischen.',
      'Jetzt steigt die Diagonale in großen Schritten: Überall passen viele Zahlen.',
    ],
  },
  'leaving-room': {
    idea: [
      'Zwischen zwei Plättchen passen nur noch die Zahlen dazwischen.',
      'Leg so, dass auf die freien Felder ringsum noch viele Zahlen passen.',
    ],
    steps: [
      'Du hast die 6 aufgedeckt. In der ersten Reihe passt sie überall rechts von der 3.',
      'Neben der 3 lässt sie viel Platz: Weiter rechts würden davor nur 4 und 5 passen.',
      'Genauso kommt die 12 neben die 9.',
    ],
  },
  'take-it': {
    idea: [
      'Ein offenes Plättchen ist sicher, ein verdecktes Glückssache.',
      'Füllt es ein Feld, auf das nur wenige Zahlen passen, dann nimm es.',
    ],
    steps: [
      'Die 16 liegt in der Mitte. Sie passt zwischen deine 14 und deine 19, wo es nur vier Zahlen tun.',
      'Du nimmst sie: Ein neues Plättchen würde dort kaum passen.',
    ],
  },
  'open-squares': {
    idea: [
      'Ein freies Feld, auf das keine Zahl passt, ist verloren, bis du ein Plättchen tauschst.',
      'Prüf vor dem Legen die Felder zwischen dem Plättchen und seinen Nachbarn.',
    ],
    steps: [
      'Du hast die 7 aufgedeckt. Am Ende der ersten Reihe bliebe zwischen 6 und 7 ein Feld, auf das nichts passt.',
      'Neben der 6 entsteht kein solches Feld: Auf jedes passt noch eine Zahl.',
    ],
  },
  exchange: {
    idea: [
      'Ein Tausch füllt kein Feld, kann aber mehrere öffnen.',
      'Er lohnt sich, wenn die neue Zahl besser liegt und die alte niemandem hilft.',
    ],
    steps: [
      'Deine 10 liegt links oben: Alles daneben und darunter muss höher sein. Du hast die 3 aufgedeckt.',
      'Du tauschst sie. Die 10 kommt in die Mitte, und um die 3 ist wieder viel Platz.',
      'Schon die nächste 6 findet einen Platz.',
    ],
  },
  'which-exchange': {
    idea: [
      'Zwei Tauschmöglichkeiten können ähnlich aussehen: Auf das alte Plättchen kommt es an.',
      'Gib das her, das den meisten Zahlen im Weg liegt, und behalte die, die schon gut liegen.',
    ],
    steps: [
      'Du hast die 14 aufgedeckt. Sie kann die 10 oder die 19 ersetzen.',
      'Die 10 geht: So nah an der 9 hat sie die Felder dazwischen versperrt. Jetzt passen dort 10 bis 13.',
    ],
  },
  'exchange-open': {
    idea: [
      'Auch ein offenes Plättchen darfst du gegen eines auf deinem Spielplan tauschen.',
      'Das lohnt sich, wenn die neue Zahl deine freien Felder öffnet und kein Plättchen eines davon gut füllt.',
    ],
    steps: [
      'Die 5 in der Mitte füllt nichts gut, aber deine 9 links oben lässt vor der 10 keinen Platz.',
      'Du nimmst die 5 und tauschst sie gegen die 9. Jetzt passen daneben und darunter 6 bis 9.',
    ],
  },
  'which-tile': {
    idea: [
      'Passen mehrere offene Plättchen, ist das naheliegende nicht immer das beste.',
      'Vergleiche, was jedes auf deinem Spielplan frei lässt, und nimm das, für das später kaum ein anderes kommt.',
    ],
    steps: [
      'Zwei offene Plättchen passen: die 7 in der ersten Reihe und die 16 zwischen 14 und 19.',
      'Du nimmst die 16: Dort passen nur vier Zahlen, am Platz der 7 viele.',
      'Die 7 ist einen Zug später noch da.',
    ],
  },
  'last-square': {
    idea: [
      'Zähl gegen Ende ab: Jede Zahl gibt es so oft, wie Spieler mitspielen, und was du nicht siehst, liegt im Vorrat.',
      'Lass das Feld frei, auf das die meisten dieser Plättchen passen: Geht der Vorrat aus, gewinnt, wer die wenigsten freien Felder hat.',
    ],
    steps: [
      'Zwei Felder sind frei, und die 12 passt auf beide: Das oben rechts nimmt 8 bis 13, das unten links 12 bis 16.',
      'Im Vorrat sind noch 8 und 9 für oben rechts, 15 und zwei 16er für unten links. Du füllst das Feld oben rechts.',
      'Es kommt die 16, und dein Spielplan ist voll.',
    ],
  },
};
