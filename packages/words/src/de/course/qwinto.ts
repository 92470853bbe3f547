import type { qwinto as en } from '../../en/course/qwinto.ts';
import type { Words } from '../../words.ts';

export const qwinto: Words<typeof en> = {
  points: {
    idea: [
      'Die meisten Punkte gewinnen: einer für jede Zahl, und für eine volle Reihe stattdessen deren letzte Zahl.',
      'Eine volle Dreierspalte bringt dazu die Zahl in ihrem Fünfeck: Such das Feld, das sofort am meisten zählt.',
    ],
    steps: [
      'Deine orange Reihe hat acht Zahlen: acht Punkte. Ihr letztes Feld ist frei.',
      'Du wirfst alle drei Würfel: 17.',
      'Die Reihe ist voll. Jetzt zählt sie 17, ihre letzte Zahl.',
    ],
  },
  'which-row': {
    idea: [
      'Dieselbe Summe kann in einer Reihe gut und in einer anderen schlecht sein.',
      'Nimm die Reihe, in der sie ihrem Platz am nächsten ist: kleine Summen links, große rechts.',
    ],
    steps: [
      'Du hast mit dem orangen und dem lila Würfel 11 geworfen.',
      'Sie kommt in die orange Reihe zwischen 10 und 13, wo nur 11 und 12 passen. Die lila Reihe nimmt noch viele Summen.',
    ],
  },
  'leaving-room': {
    idea: [
      'In jeder Reihe werden die Zahlen nach rechts größer.',
      'Schreib die Summe dorthin, wo auf die freien Felder links und rechts noch viele Summen passen.',
    ],
    steps: [
      'Du hast 8 geworfen, und dein Zettel ist leer.',
      '8 ist eine mittlere Summe und kommt in die Mitte: vier Felder davor, vier dahinter.',
      'Dann kommt 14. Davor bleibt ein Feld frei, dahinter zwei.',
    ],
  },
  'keep-or-roll': {
    idea: [
      'Der zweite Wurf gilt: Passt er nirgends, ist es ein Fehlwurf.',
      'Wirf nur noch einmal, wenn viele Summen besser sind als deine.',
    ],
    steps: [
      'Du hast mit Orange und Gelb 8 geworfen. Zwischen 7 und 9 ist in keiner der Reihen ein Feld frei: Das wäre ein Fehlwurf.',
      'Du wirfst beide Würfel noch einmal: 11.',
      'Sie passt in die orange Reihe hinter die 9.',
    ],
  },
  misthrows: {
    idea: [
      'Wer würfelt und nichts einträgt, hat einen Fehlwurf: Er kostet fünf Punkte, und der vierte beendet das Spiel.',
      'Zähl vor dem Wurf, welche Summen dieser Würfel irgendwo passen, und wähl die, bei denen am wenigsten danebengeht.',
    ],
    steps: [
      'Deine orange Reihe beginnt mit 6 und 7: Ein oranger Würfel allein würde nie passen. Deine lila Reihe ist leer.',
      'Du wirfst den lila Würfel, von dem jede Zahl passt: 4.',
      'Du trägst sie ein, und nichts war gewagt.',
    ],
  },
  columns: {
    idea: [
      'Eine Zahl darf in einer Spalte nur einmal stehen; so kann ein Feld verloren gehen, obwohl in der Reihe noch Platz ist.',
      'Schau vor dem Eintragen nach oben und unten: Lass keine Lücke, in die nur eine Zahl aus der eigenen Spalte passt.',
    ],
    steps: [
      'Du hast 10 geworfen. Zwei Felder rechts von der orangen 8 bliebe ein Feld nur für die 9, und unter diesem steht die 9 schon.',
      'Direkt hinter der 8 bleibt kein solches Feld: Die danach nehmen 11 und mehr.',
    ],
  },
  waiting: {
    idea: [
      'Hat jemand anderes geworfen, darfst du auch eintragen, musst aber nicht.',
      'Nimm jede Summe, die dir passt, und lass weg, was ein Feld verderben würde: Es kostet dich nichts.',
    ],
    steps: [
      'Der andere hat mit dem orangen Würfel 5 geworfen. Bei dir passt sie nur in das Fünfeck zwischen 4 und 15.',
      'Du trägst nichts ein. Es ist nicht dein Wurf, darum kostet es nichts.',
      'Du wirfst 12, und die Spalte ist voll: 12 Punkte dazu statt 5.',
    ],
  },
  'bonus-column': {
    idea: [
      'Eine volle Dreierspalte zählt die Zahl in ihrem Fünfeck.',
      'Schreib eine hohe Zahl hinein, solange du die beiden anderen Felder noch füllen kannst.',
    ],
    steps: [
      'In Spalte 10 stehen 12 und 13, und ihr Fünfeck ist das letzte lila Feld. Du hast 16 geworfen.',
      'Du trägst sie dort ein: 16 Punkte allein für die Spalte.',
    ],
  },
  'which-dice': {
    idea: [
      'Die Farben der Würfel sind die Reihen, in die du schreiben darfst, und ihre Zahl bestimmt, wie hoch die Summe wird.',
      'Wähl Würfel, deren häufigste Summen auf deine freien Felder passen.',
    ],
    steps: [
      'Zwischen 9 und 14 braucht deine lila Reihe 10 bis 13. Welche Würfel?',
      'Drei Würfel ergeben am häufigsten 10 oder 11, zwei nur 7. Du wirfst 11.',
      'Sie passt in die Lücke.',
    ],
  },
  ending: {
    idea: [
      'Das Spiel endet mit der zweiten vollen Reihe eines Spielers oder dem vierten Fehlwurf.',
      'Wer vorn liegt, beendet es, sobald es geht: Zähl alle Zettel, bevor du das letzte Feld füllst.',
    ],
    steps: [
      'Deine orange Reihe ist voll, und der gelben fehlt nur die letzte Zahl. Du liegst vorn.',
      'Nur drei Würfel reichen dafür: 17.',
      'Mit der zweiten vollen Reihe ist das Spiel aus, und niemand konnte aufholen.',
    ],
  },
};
