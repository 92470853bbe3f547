import type { finito as en } from '../../en/course/finito.ts';
import type { Words } from '../../words.ts';

export const finito: Words<typeof en> = {
  winning: {
    idea: [
      'Du gewinnst, sobald deine zwölf Steine aufsteigend liegen; zwischen ihnen dürfen Felder frei sein.',
      'Alle nutzen denselben Wurf: Such den einen Zug, der den letzten Stein an seinen Platz bringt.',
    ],
    steps: [
      'Elf Steine liegen richtig. Nur die 12 liegt weit vorn, und es fällt die 19.',
      'Die 12 kommt auf die 19, hinter alle anderen. Finito!',
    ],
  },
  chain: {
    idea: [
      'Lies deine Steine vom ersten Feld bis zum letzten: Solange jeder höher ist als der davor, bilden sie eine Kette.',
      'Je länger sie ist, desto weniger Züge brauchst du später.',
    ],
    steps: [
      'Deine 2, 5 und 9 liegen aufsteigend. Es fällt die 6, und die 4 liegt offen.',
      'Die 4 passt zwischen die 2 und die 5: Jetzt hat die Kette vier Steine.',
      'Es fällt die 18, und die 11 folgt hinter der 9. Fünf.',
    ],
  },
  'first-counters': {
    idea: [
      'Kleine Steine gehören an den Anfang der Tafel, große ans Ende.',
      'Wähl den Stein, dessen Platz dem Wurf am nächsten liegt.',
    ],
    steps: [
      'Der erste Wurf ist die 10, die Mitte der Tafel. 3, 6 und 11 liegen offen.',
      'Die 6 gehört in die Mitte: Fünf Steine kommen davor, sechs dahinter.',
      'Es fällt die 4. Dorthin kommt die 3, mit Platz für 1 und 2 davor.',
    ],
  },
  ends: {
    idea: [
      'Die Zahlen 1, 2, 19 und 20 haben nur ein Feld, alle anderen zwei.',
      'Ein Stein, der ans Ende gehört, liegt dort sicher, denn nach ihm muss nichts mehr kommen.',
    ],
    steps: [
      'Es fällt die 20, das letzte Feld, und die 12 liegt offen.',
      'Die 12 kommt ganz ans Ende und muss nie wieder weg.',
      'Es fällt die 1: Die 1 kommt ganz an den Anfang.',
    ],
  },
  'which-square': {
    idea: [
      'Ist die gewürfelte Zahl belegt, wählst du das nächstkleinere oder das nächstgrößere freie Feld.',
      'Nimm das, bei dem die Reihenfolge stimmt und genug Felder für die Steine dazwischen bleiben.',
    ],
    steps: [
      'Wieder fällt die 10, und beide 10er sind besetzt. Du wählst zwischen der nächsten freien 9 und der nächsten freien 11.',
      'Die 8 kommt auf die 11, hinter die 5 und die 6. Auf der 9 läge sie davor.',
    ],
  },
  gaps: {
    idea: [
      'Zwischen zwei Steinen muss für jeden, der dazwischen fehlt, mindestens ein Feld frei sein.',
      'Zähl nach, bevor du setzt: Eine zu kleine Lücke kostet später einen Zug.',
    ],
    steps: [
      'Deine 4 liegt auf einer 5, und es fällt die 6. Die 8 ließe zu wenige Felder für 5, 6 und 7.',
      'Die 6 braucht davor nur eines, für die 5, und das ist frei.',
      'Es fällt die 10. Jetzt passt die 8: Zwischen 6 und 8 ist Platz für die 7.',
    ],
  },
  'which-counter': {
    idea: [
      'Mehrere Steine liegen offen, und einer passt am besten zum Wurf.',
      'Zähl, wie viele Steine vor ihm liegen müssen und wie viele nach ihm.',
    ],
    steps: [
      'Deine 3 und 10 liegen weit auseinander. Es fällt die 12, nah an der 10; 5, 7 und 8 liegen offen.',
      'Die 8 passt am besten: Zwischen sie und die 10 gehört ein Stein, zwischen die 3 und sie vier.',
    ],
  },
  'what-to-move': {
    idea: [
      'Liegen alle deine Steine, versetzt du bei jedem Wurf einen.',
      'Nimm einen, der nicht in der Reihenfolge liegt, und schone deinen längsten Block.',
    ],
    steps: [
      'Zwei Steine liegen falsch: die 12 am Anfang und die 1 am Ende. Es fällt die 17.',
      'Die 12 kommt hinter die 11. Von den zehn richtigen hat sich keiner bewegt.',
      'Es fällt die 1, und die 1 kommt an den Anfang. Finito!',
    ],
  },
  'last-steps': {
    idea: [
      'Gegen Ende wartest du auf bestimmte Würfe.',
      'Lass Lücken, die so breit sind, dass viele Zahlen passen.',
    ],
    steps: [
      'Nur die 6 liegt falsch, und es fällt die 20, die nicht hilft. Ziehen musst du trotzdem.',
      'Du versetzt die 6, die ohnehin wegmuss. Die Lücke zwischen 5 und 7 bleibt groß.',
      'Es fällt die 8, mitten in die Lücke. Finito!',
    ],
  },
  'finishing-rolls': {
    idea: [
      'Fehlt nur noch ein Stein, dann zähl die Zahlen des Würfels, die das Spiel beenden würden.',
      'Zieh so, dass es mehr werden: Fünf von zwanzig Zahlen sind fünfmal so viele wie eine.',
    ],
    steps: [
      'Zwischen 5 und 7 fehlt die 6. Nur die Zahlen 6 und 7 würden das Spiel beenden. Es fällt die 11.',
      'Du rückst die 7 nach hinten. Jetzt beenden es 6, 7, 8, 9 und 10.',
      'Es fällt die 9, die vorher nicht geholfen hätte. Finito!',
    ],
  },
};
