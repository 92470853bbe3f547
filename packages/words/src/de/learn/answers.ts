import type { answers as en } from '../../en/learn/answers.ts';
import type { Words } from '../../words.ts';

const ROW = { orange: 'orange', yellow: 'gelbe', purple: 'lila' };
const tiles = (count: number): string => (count === 1 ? 'einen Stein' : `${count} Steine`);
const sets = (count: number): string => (count === 1 ? 'eine Serie' : `${count} Serien`);

export const answers: Words<typeof en> = {
  goals: {
    best: 'Welcher Zug gewinnt am häufigsten?',
    'empty-rack': 'Leg in diesem Zug alle deine Steine.',
    'lay-most': (count) => `Leg in diesem Zug ${tiles(count)}.`,
    'free-joker': 'Befreie den Joker: Er darf nicht bei den Steinen bleiben, bei denen er liegt.',
    open: 'Du kannst jetzt auslegen. Finde die Serien dafür.',
    'fewest-changes': (count, changed) =>
      changed === 0
        ? `Leg ${tiles(count)}, ohne eine Serie auf dem Tisch zu ändern.`
        : `Leg ${tiles(count)} und ändere dabei nur ${sets(changed)} auf dem Tisch.`,
    'win-now': 'Gewinne das Spiel mit diesem Zug.',
    'keep-joker': (count) => `Leg ${tiles(count)} und behalte den Joker auf dem Brett.`,
    'keep-open': 'Leg das Plättchen so, dass auf jedes freie Feld noch eine Zahl passt.',
    'last-square': (tiles) => `Lass ein Feld frei, auf das ${tiles} Plättchen aus dem Vorrat passen.`,
    chain: (length) => `Bilde einen aufsteigenden Block von ${length} Steinen.`,
    'keep-room': 'Setz einen Stein so, dass alle anderen noch der Reihe nach Platz haben.',
    'finishing-rolls': (rolls) =>
      `Zieh so, dass danach ${rolls === 1 ? 'eine Zahl' : `${rolls} Zahlen`} des Würfels das Spiel gewinnen ${rolls === 1 ? 'kann' : 'können'}.`,
    points: (count) => `Trag die Zahl so ein, dass du ${count} Punkte hast.`,
    'keep-fields': (lost) =>
      lost === 0
        ? 'Trag die Zahl so ein, dass jedes leere Feld noch eine Zahl aufnehmen kann.'
        : `Trag die Zahl so ein, dass höchstens ${lost === 1 ? 'ein leeres Feld' : `${lost} leere Felder`} für immer leer ${lost === 1 ? 'bleibt' : 'bleiben'}.`,
    'safe-dice': (misses) =>
      misses === 0
        ? 'Wähl Würfel, deren Summe immer irgendwo passt.'
        : `Wähl Würfel, bei denen höchstens ${misses === 1 ? 'eine' : misses} von 100 Summen nirgends ${misses === 1 ? 'passt' : 'passen'}.`,
  },
  why: {
    'not-legal': 'Das erlauben die Regeln nicht.',
    'take-instead': 'Ein offenes Plättchen hilft dir hier mehr.',
    'draw-instead': 'Ein neues Plättchen verspricht mehr.',
    'leave-instead': 'Dieses Plättchen bleibt besser in der Mitte.',
    'place-instead': 'Dieses Plättchen zu legen lohnt sich.',
    'fill-instead': 'Ein freies Feld zu füllen ist hier besser als ein Tausch.',
    'exchange-instead': 'Ein Tausch ist hier besser, als ein freies Feld zu füllen.',
    'other-tile': 'Ein anderes Plättchen hilft dir mehr.',
    'other-square': 'Dafür gibt es ein besseres Feld.',
    'other-counter': 'Ein anderer Stein passt besser zu diesem Wurf.',
    'other-dice': 'Andere Würfel passen besser zu deinem Zettel.',
    'keep-instead': 'Diese Summe ist gut genug zum Behalten.',
    'roll-again-instead': 'Ein zweiter Wurf verspricht mehr als diese Summe.',
    'skip-instead': 'Diesmal trägst du besser nichts ein.',
    'write-instead': 'Diese Summe einzutragen lohnt sich.',
    'other-row': 'In einer anderen Reihe ist die Summe besser.',
    'other-field': 'In einem anderen Feld dieser Reihe ist die Summe besser.',
    'lays-nothing': 'Dafür musst du Steine legen.',
    'lays-fewer': (count, wanted) => `Du hast ${tiles(count)} gelegt, aber ${wanted} sind möglich.`,
    'keeps-tiles': (left) => `Du hast noch ${tiles(left)} auf dem Brett.`,
    'joker-stays': 'Der Joker liegt noch bei einem Stein, bei dem er vorher lag.',
    'changes-more': (changed, wanted) =>
      `Du hast ${sets(changed)} geändert; ${wanted === 0 ? 'es geht ganz ohne' : wanted === 1 ? 'eine genügt' : `${wanted} genügen`}.`,
    'joker-laid': 'Du hast den Joker gelegt.',
    'not-won': 'Damit ist das Spiel noch nicht gewonnen.',
    'square-lost': 'Jetzt gibt es ein freies Feld, auf das keine Zahl mehr passt.',
    'out-of-order': 'Jetzt sind deine Steine nicht in der richtigen Folge.',
    'no-room': 'Irgendwo sind zu wenige Felder frei für die fehlenden Steine.',
    'two-squares-left': 'Dann ist noch mehr als ein Feld frei.',
    'fewer-fit': (tiles, wanted) =>
      `Auf dein letztes Feld ${tiles === 0 ? 'passt kein Plättchen' : tiles === 1 ? 'passt ein Plättchen' : `passen ${tiles} Plättchen`} aus dem Vorrat; ${wanted} sind möglich.`,
    'chain-shorter': (length, wanted) => `Dein längster Block hat ${length} Steine; ${wanted} sind möglich.`,
    'fewer-rolls': (rolls, wanted) =>
      `Dann ${rolls === 1 ? 'gewinnt eine Zahl' : `gewinnen ${rolls} Zahlen`}; ${wanted} sind möglich.`,
    'fewer-points': (count, wanted) => `Das macht ${count} Punkte; ${wanted} sind möglich.`,
    'fields-lost': (lost, wanted) =>
      `Dann ${lost === 1 ? 'bleibt ein Feld' : `bleiben ${lost} Felder`} für immer leer; ${wanted === 0 ? 'das muss bei keinem sein' : `nötig ${wanted === 1 ? 'ist nur eines' : `sind nur ${wanted}`}`}.`,
    'more-misses': (misses, wanted) =>
      `Summen von 100, die bei diesen Würfeln nirgends passen: ${misses}; bei anderen nur ${wanted}.`,
  },
  hints: {
    'look-supply': 'Schau auf den Vorrat, nicht auf die offenen Plättchen.',
    'look-middle': 'In der Mitte liegt ein gutes Plättchen.',
    'look-tile': (tile) =>
      tile === 0 ? 'Es geht um das Plättchen in deiner Hand.' : `Es geht um die ${tile}.`,
    'look-exchange': 'Denk an einen Tausch.',
    'look-leave': 'Musst du es überhaupt legen?',
    'look-counter': (counter) => `Es geht um die ${counter}.`,
    'look-dice-count': (dice) =>
      dice === 1 ? 'Nimm einen Würfel.' : `Nimm ${dice === 2 ? 'zwei' : 'alle drei'} Würfel.`,
    'look-second-roll': 'Welche Summen eines zweiten Wurfs wären besser als diese?',
    'look-row': (row) => `Schau auf die ${ROW[row]} Reihe.`,
    'look-field': (place) => `Schau auf das ${place}. Feld dieser Reihe.`,
    'look-skip': 'Musst du überhaupt etwas eintragen?',
    'look-tiles-count': (count) => `Du kannst ${tiles(count)} legen.`,
    'look-rack': (names) => `Leg ${names}.`,
    'look-sets': (names) => `Schau hierher: ${names}.`,
  },
  square: (row, column) => `Schau auf Reihe ${row}, Spalte ${column}.`,
};
