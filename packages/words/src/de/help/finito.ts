import type { finito as en } from '../../en/help/finito.ts';
import { sentences } from '../../grammar/finito/sentences.ts';
import type { Words } from '../../words.ts';

export const finito: Words<typeof en> = {
  aim: ({ counters, goal }) => ({
    title: 'Worum es geht',
    text: sentences(
      goal > 0
        ? `Wer hat zuerst ${goal} Steine in einem aufsteigenden Block auf der Tafel, ohne einen kleineren dazwischen?`
        : `Wer hat zuerst alle ${counters} Steine in aufsteigender Reihenfolge auf der Tafel?`,
      'Gelesen wird wie ein Text: Reihe für Reihe, von links nach rechts. Freie Felder dazwischen machen nichts.',
    ),
    caption: 'Geschafft: Die Steine steigen vom ersten bis zum letzten. Die Linie ist nirgends unterbrochen.',
  }),
  things: ({ counters, numbers, squares, open, roundLimit }) => ({
    title: 'Das Material',
    text: sentences(
      roundLimit === 0 && 'Für zwei bis vier Personen.',
      `Alle haben die gleiche Tafel mit ${squares} Feldern. Die Zahlen steigen von 1 bis ${numbers}: Die ersten beiden und die letzten beiden gibt es einmal${numbers > 4 ? ', alle anderen zweimal' : ''}.`,
      `Alle haben Steine von 1 bis ${counters}. Sie liegen verdeckt; ${open === 1 ? 'einer wird' : `${open} werden`} aufgedeckt.`,
      `Ein Würfel mit den Zahlen 1 bis ${numbers} gilt für alle.`,
    ),
    caption: 'Der Würfel, deine offenen Steine und wie viele noch verdeckt sind.',
  }),
  roll: () => ({
    title: 'Ein Wurf',
    text: sentences(
      'Es wird einmal gewürfelt, und die Zahl gilt für alle. Alle wählen gleichzeitig.',
      'Sobald alle gewählt haben, werden alle Züge zugleich ausgeführt. Vorher sieht niemand, was die anderen vorhaben.',
    ),
  }),
  placing: ({ open, counters }) => ({
    title: 'Einsetzen',
    text: sentences(
      'Leg einen deiner offenen Steine auf ein Feld mit der gewürfelten Zahl. Welchen, entscheidest du; einer muss es sein.',
      'Sind beide Felder mit dieser Zahl frei, suchst du dir eins aus.',
      `Danach deckst du einen neuen Stein auf${open > 1 ? `, sodass wieder ${open} zur Auswahl liegen` : ''}, bis alle ${counters} auf der Tafel sind.`,
    ),
    caption: 'Gewürfelt wurde eine 15: Beide Felder mit der 15 sind frei.',
  }),
  squares: ({ nearest }) => ({
    title: 'Wenn die Zahl belegt ist',
    text: sentences(
      nearest
        ? 'Ist kein Feld mit der gewürfelten Zahl frei, kommt der Stein auf das nächstkleinere oder nächstgrößere freie Feld, wie du willst.'
        : 'Ist kein Feld mit der gewürfelten Zahl frei, kommt der Stein auf die nächstkleinere oder nächstgrößere Zahl, die noch ein freies Feld hat. Sind dort beide frei, hast du die Wahl.',
      'Das Ende einer Reihe spielt keine Rolle: Danach geht es mit dem ersten Feld der nächsten Reihe weiter.',
      'Ist auf einer Seite gar nichts frei, bleibt die andere.',
    ),
    caption: nearest
      ? 'Gewürfelt wurde eine 8, beide sind belegt: Die nächsten freien Felder sind 7 und 10.'
      : 'Gewürfelt wurde eine 8, beide sind belegt: Jede freie 7 und jede freie 10 ist erlaubt.',
  }),
  moving: ({ passing, counters }) => ({
    title: 'Versetzen',
    text: sentences(
      `Liegen alle ${counters} Steine auf der Tafel, versetzt jeder Wurf einen davon: Nimm einen beliebigen Stein und leg ihn dorthin, wo die Zahl es sagt, so wie beim Einsetzen.`,
      'Was frei ist, steht fest, bevor du den Stein hochhebst. Er landet also immer auf einem anderen Feld. Auch ein Stein auf der gewürfelten Zahl darf ziehen.',
      passing
        ? 'Gefallen dir deine Steine, wie sie liegen, darfst du aussetzen.'
        : 'Versetzen musst du, auch wenn es wehtut.',
    ),
    caption: 'Gewürfelt wurde eine 17: Die 9 zieht dorthin, und die Reihe stimmt.',
  }),
  end: ({ goal, roundLimit }) => ({
    title: 'Das Ende',
    text: sentences(
      'Nach jedem Wurf, wenn alle gezogen haben, wird verglichen.',
      goal > 0
        ? `Wer einen aufsteigenden Block von mindestens ${goal} Steinen hat, gewinnt, auch schon beim Einsetzen. Schaffen es mehrere, gewinnt der längste Block; bei gleicher Länge gewinnen sie gemeinsam.`
        : 'Wer alle Steine in der richtigen Reihenfolge hat, ruft „Finito!“ und gewinnt. Schaffen es mehrere beim selben Wurf, gewinnen sie gemeinsam.',
      roundLimit > 0 &&
        `Nach ${roundLimit} Würfen ist in jedem Fall Schluss: Der längste aufsteigende Block gewinnt; bei gleicher Länge gewinnen sie gemeinsam.`,
    ),
  }),
  points: ({ counters }) => ({
    title: 'Punkte',
    text: sentences(
      'Lies deine Steine der Reihe nach und lass freie Felder weg. Jeder Stein deines längsten zusammenhängenden aufsteigenden Blocks zählt einen Punkt.',
      `Die Zahlen müssen nicht direkt aufeinanderfolgen. Alle in der richtigen Reihenfolge zählen ${counters} Punkte.`,
    ),
    caption: '2 · 5 · 6 · 9 · 11 ist der längste aufsteigende Block: fünf Punkte.',
  }),
  rounds: () => ({
    title: 'Mehrere Runden',
    text: sentences(
      'Ihr könnt mehrere Runden spielen und die Punkte zusammenzählen. Vereinbart vorher eine Punktzahl als Ziel oder eine Zahl von Runden.',
      'Erreichen mehrere das Ziel in derselben Runde, gewinnt die höhere Summe; bei Gleichstand gewinnen sie gemeinsam.',
    ),
  }),
};
