import type { rummikub as en } from '../../en/course/rummikub.ts';
import type { Words } from '../../words.ts';

export const rummikub: Words<typeof en> = {
  'groups-and-runs': {
    idea: [
      'Du gewinnst, wenn du alle Steine gelegt hast: in Gruppen gleicher Zahl oder Reihen einer Farbe.',
      'Such beides zugleich: Ein Stein, der in eine Gruppe und in eine Reihe passt, kommt dorthin, wo mehr Steine das Brett verlassen.',
    ],
    steps: [
      'Schau dein Brett durch: drei 9er in verschiedenen Farben und rot 4, 5, 6.',
      'Eine Gruppe und eine Reihe verlassen zusammen dein Brett.',
      'Auch schwarz 1, 2, 3 ist eine Reihe. Sie folgt einen Zug später.',
    ],
  },
  adding: {
    idea: [
      'Wenn du ausgelegt hast, darfst du an jede Serie auf dem Tisch anlegen.',
      'Eine Reihe wächst an beiden Enden, und eine Dreiergruppe nimmt die fehlende Farbe auf.',
    ],
    steps: [
      'Auf dem Tisch: blau 8, 9, 10 und drei 1er. Du hast blau 7 und 11 und die gelbe 1.',
      'Die Reihe nimmt an jedem Ende einen Stein auf.',
      'Die Gruppe nimmt die fehlende Farbe auf.',
    ],
  },
  'splitting-run': {
    idea: [
      'Aus einer langen Reihe können zwei werden.',
      'Leg deinen Stein in die Mitte und achte darauf, dass beide Teile drei Steine behalten.',
    ],
    steps: [
      'Die Reihe geht von rot 4 bis 8. Deine zweite rote 6 scheint nirgends zu passen.',
      'Mit ihr werden zwei daraus: 4, 5, 6 und 6, 7, 8.',
      'Beide Teile können wieder wachsen: Die rote 9 kommt an den zweiten.',
    ],
  },
  borrowing: {
    idea: [
      'Eine Serie mit vier oder mehr Steinen kann einen entbehren.',
      'Nimm ihn aus einer Gruppe oder vom Ende einer Reihe und bilde mit deinen Steinen eine neue Serie.',
    ],
    steps: [
      'Du hast gelb 11 und 12. Eine Gruppe aus vier 10ern kann die gelbe entbehren.',
      'Sie bildet mit deinen zwei Steinen eine Reihe, und drei 10er sind noch eine Gruppe.',
      'Auch das Ende einer Reihe lässt sich ausleihen: Die blaue 8 kommt zu deiner schwarzen und roten 8.',
    ],
  },
  regrouping: {
    idea: [
      'Aus drei benachbarten Gruppen können drei Reihen werden, und umgekehrt.',
      'Such Serien mit benachbarten Zahlen und bau sie mit deinen Steinen neu auf.',
    ],
    steps: [
      'Gruppen von 4ern, 5ern und 6ern liegen nebeneinander. Deine schwarze 7 und rote 3 passen an keine.',
      'Als drei Reihen nehmen dieselben neun Steine beide auf: schwarz 4 bis 7 und rot 3 bis 6.',
    ],
  },
  joker: {
    idea: [
      'Ersetze den Joker durch den Stein, für den er steht, oder bau die Serie um ihn herum neu.',
      'Dann hilft er dir in einer anderen Serie.',
    ],
    steps: [
      'In rot 5, Joker, 7 steht der Joker für die rote 6, und die hast du.',
      'Deine 6 nimmt seinen Platz ein, und im selben Zug ergänzt der Joker schwarz 2 und 3.',
    ],
  },
  opening: {
    idea: [
      'Deine ersten Serien kommen nur vom eigenen Brett und brauchen genug Punkte.',
      'Leg aus, sobald du kannst: Vorher hilft dir der Tisch nicht, und mancher Stein passt in zwei Serien, von denen nur eine genug Punkte bringt.',
    ],
    steps: [
      'Drei 8er ergeben 24 Punkte: 6 zu wenig zum Auslegen.',
      'Du ziehst, und es kommt die rote 3: rot 1, 2, 3 sind noch 6 Punkte.',
      'Zusammen sind es 30. Ab jetzt darfst du den Tisch nutzen.',
    ],
  },
  holding: {
    idea: [
      'Ein Joker auf dem Brett macht aus fast jedem Paar eine Serie und ist darum am Ende am meisten wert.',
      'Solange du ohne ihn legen kannst, behalte ihn; nur sollte er nicht auf dem Brett liegen, wenn jemand anders fertig wird.',
    ],
    steps: [
      'Du hast einen Joker, blau 4 und 5, gelb 3, 4, 5 und zwei 13er.',
      'Gelb 3, 4, 5 brauchen keinen Joker. Du legst sie und behältst ihn.',
      'Du ziehst die blaue 6: Damit gibt es eine Reihe ohne Joker.',
      'So ist der Joker frei für die zwei 13er, die dich am meisten kosten würden.',
    ],
  },
  'going-out': {
    idea: [
      'Hast du nur noch wenige Steine, dann schau auf den ganzen Tisch.',
      'Such für jeden einen Platz und bau um, bis alle zugleich passen.',
    ],
    steps: [
      'Noch drei Steine: die schwarze und die blaue 7 und die blaue 10. Such für jeden einen Platz.',
      'Die blaue 10 kommt vor die 11, und die rote Reihe gibt ihre 7 für eine Gruppe her. Du bist fertig.',
    ],
  },
  'fewest-changes': {
    idea: [
      'Zähl die Steine der anderen: Wer nur wenige hat, braucht Plätze auf dem Tisch.',
      'Ändere dann so wenig wie möglich, denn jede Serie, die du verlängerst oder öffnest, kann der fehlende Platz sein.',
    ],
    steps: [
      'Der andere hat noch drei Steine und wartet auf einen Platz auf dem Tisch.',
      'Du hast noch eine rote 5. An der roten Reihe würde sie Platz für eine rote 6 machen: Du legst drei 5er als Gruppe und behältst sie.',
      'Darauf hat der andere mit einer roten 6 gewartet. Er findet keinen Platz und muss ziehen.',
    ],
  },
};
