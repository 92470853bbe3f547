import type { qwinto as en } from '../../en/help/qwinto.ts';
import type { Words } from '../../words.ts';

const rows = (count: number): string => (count === 1 ? 'eine volle Reihe' : `${count} volle Reihen`);

export const qwinto: Words<typeof en> = {
  aim: {
    title: 'Worum es geht',
    text: () => [
      'Alle haben den gleichen Zettel mit farbigen Reihen. Trag möglichst viele Zahlen ein, und zwar so, dass jede Reihe von links nach rechts ansteigt.',
      'Am meisten bringen volle Reihen und volle Spalten. Die höchste Summe gewinnt.',
    ],
    caption:
      'Runde Felder, Fünfecke, die einen Bonus bringen, und in jeder Reihe eine Lücke, die immer leer bleibt.',
  },
  things: {
    title: 'Das Material',
    text: ({ dice, faces, width, misthrowLimit }) => [
      'Für zwei bis sechs Personen.',
      `${dice === 1 ? 'Ein Würfel' : `${dice} Würfel`} mit den Zahlen 1 bis ${faces}${dice === 3 ? ', in Orange, Gelb und Lila' : ''}, und für jeden ein Zettel.`,
      `Jede Reihe hat ${width} ${width === 1 ? 'Feld' : 'Felder'}. Unter den Reihen ${misthrowLimit === 1 ? 'ist ein Kästchen' : `sind ${misthrowLimit} Kästchen`} für Fehlwürfe und die Zeile, in der die Punkte zusammengezählt werden.`,
    ],
  },
  turn: {
    title: 'Ein Zug',
    text: ({ dice, firstSeat }) => [
      `${firstSeat === 'random' ? 'Der Zufall bestimmt, wer anfängt.' : 'Ihr habt abgemacht, wer anfängt.'} Wer die Würfel hat, nimmt ${dice === 1 ? 'den Würfel' : dice === 2 ? 'einen oder beide' : 'einen, zwei oder alle drei, in beliebigen Farben,'} und wirft.`,
      'Nicht zufrieden? Du darfst ein zweites Mal werfen, aber wieder mit allen gewählten Würfeln, und dann gilt der zweite Wurf.',
      'Die Summe gilt für alle: Jeder darf sie auf dem eigenen Zettel eintragen, alle gleichzeitig. Niemand muss. Deine Wahl bleibt verdeckt, bis alle gewählt haben.',
      'Danach wandern die Würfel im Uhrzeigersinn weiter.',
    ],
    caption: 'Zwei Würfel wurden genommen: 4 und 5 macht 9.',
  },
  colours: {
    title: 'Welche Reihen offen sind',
    text: () => [
      'Die Summe darf nur in eine Reihe, deren Farbe unter den Würfeln war. Gelb und Lila wurden geworfen: also die gelbe oder die lila Reihe.',
    ],
    caption: 'Eine 9 aus Gelb und Lila: Sie passt in die markierten Felder; die orange Reihe ist gesperrt.',
  },
  write: {
    title: 'Eine Zahl eintragen',
    text: () => [
      'Du darfst jedes freie Feld nehmen und dazwischen Felder frei lassen, in beliebiger Reihenfolge. Was steht, bleibt stehen.',
      'In einer Reihe steigen die Zahlen von links nach rechts, und keine steht zweimal darin. Die Lücke unterbricht die Reihenfolge nicht.',
      'Auch in einer Spalte steht keine Zahl zweimal. Die Reihenfolge ist dort egal.',
    ],
    caption: 'Die 9 passt zwischen 6 und 12, aber nicht unter die andere 9.',
  },
  misthrow: {
    title: 'Fehlwürfe',
    text: () => [
      'Wer gewürfelt hat und nichts einträgt, ob freiwillig oder weil nichts passt, hat einen Fehlwurf: Ein Kästchen wird angekreuzt, und das kostet 5 Punkte.',
      'Alle anderen kostet es nichts, nichts einzutragen.',
    ],
  },
  end: {
    title: 'Das Ende',
    text: ({ rowsToEnd, dice, misthrowLimit }) => [
      `Das Spiel ist zu Ende, sobald jemand ${rows(Math.min(rowsToEnd, dice))} auf dem Zettel hat oder ${misthrowLimit === 1 ? 'einen Fehlwurf' : `den ${misthrowLimit}. Fehlwurf`} ankreuzt.`,
      'Den letzten Wurf nutzen noch alle, denn geschrieben wird gleichzeitig.',
    ],
  },
  score: {
    title: 'Die Wertung',
    text: ({ dice, width }) => [
      'Eine Reihe, die nicht voll ist: ein Punkt für jede Zahl. Eine volle Reihe: ihre letzte Zahl, die ganz rechts.',
      ...(dice === 3 && width >= 3
        ? ['Eine volle Dreierspalte: die Zahl in ihrem Fünfeck. Zweierspalten bringen nichts.']
        : []),
      'Jeder Fehlwurf zieht 5 Punkte ab. Die höchste Summe gewinnt; bei Gleichstand gewinnen alle, die vorn liegen.',
    ],
    caption: '4 + 16 + 6 für die Reihen, 5 + 10 + 12 für drei Spalten, weniger 10: 43 Punkte.',
  },
  special: {
    title: 'Gut zu wissen',
    text: () => [
      'Ein Feld kann so liegen, dass keine Zahl mehr passt, etwa zwischen einer 6 und einer 7. Das ist erlaubt; es bleibt einfach leer.',
      'Falsch eintragen kann man hier nichts: Passt die Zahl nicht in ein Feld, erfährst du, warum.',
    ],
    caption: 'Zwischen 6 und 7 passt nichts mehr.',
  },
};
