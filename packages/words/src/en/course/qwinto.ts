export const qwinto = {
  points: {
    idea: [
      'The most points win: one for each number, and for a complete row its last number instead.',
      'A complete column of three adds the number in its pentagon, so choose the field that scores most at once.',
    ],
    steps: [
      'Your orange row has eight numbers: eight points. Its last field is free.',
      'You roll all three dice: 17.',
      'The row is complete. It now counts 17, its last number.',
    ],
  },
  'which-row': {
    idea: [
      'The same sum can be good in one row and bad in another.',
      'Choose the row where it is closest to its natural place: low sums on the left, high ones on the right.',
    ],
    steps: [
      'You have rolled 11 with the orange and the purple die.',
      'It goes into the orange row between 10 and 13, where only 11 and 12 fit. The purple row still takes many sums.',
    ],
  },
  'leaving-room': {
    idea: [
      'In every row the numbers increase from left to right.',
      'Write the sum where the free fields on both sides can still take many sums.',
    ],
    steps: [
      'You have rolled 8, and your sheet is empty.',
      '8 is a middling sum, so it goes into the middle: four fields before it, four after it.',
      'Then comes 14. One field stays free before it, two after it.',
    ],
  },
  'keep-or-roll': {
    idea: [
      'The second roll counts: if it fits nowhere, it is a misthrow.',
      'Roll again only if many sums are better than the one you have.',
    ],
    steps: [
      'You have rolled 8 with orange and yellow. Between 7 and 9 no field is free in either row: that would be a misthrow.',
      'You roll both dice again: 11.',
      'It fits the orange row behind the 9.',
    ],
  },
  misthrows: {
    idea: [
      'If you roll and write nothing, that is a misthrow and costs five points; the fourth ends the game.',
      'Before you roll, count which sums of these dice fit somewhere, and choose the dice that miss least.',
    ],
    steps: [
      'Your orange row begins with 6 and 7: one orange die alone would fit nowhere. Your purple row is empty.',
      'You roll the purple die, of which every number fits: 4.',
      'You write it, and nothing was at risk.',
    ],
  },
  columns: {
    idea: [
      'A number may stand only once in a column, so a field can be lost although its row still has room.',
      'Look up and down before you write: don’t leave a gap that only a number of its own column would fill.',
    ],
    steps: [
      'You have rolled 10. Two fields to the right of the orange 8 it would leave a field for the 9 alone, and below that field the 9 stands already.',
      'Right behind the 8 it leaves no such field: the ones after it take 11 and more.',
    ],
  },
  waiting: {
    idea: [
      'When someone else has rolled, you may write as well, and you need not.',
      'Take every sum that suits you and skip what would spoil a field: it costs you nothing.',
    ],
    steps: [
      'The other player has rolled 5 with the orange die. On your sheet it fits only the pentagon between 4 and 15.',
      'You skip it. The roll isn’t yours, so it costs nothing.',
      'You roll 12, and the column is complete: 12 points more instead of 5.',
    ],
  },
  'bonus-column': {
    idea: [
      'A full column of three scores the number in its pentagon.',
      'Write a high number there while you can still fill the other two fields.',
    ],
    steps: [
      'Column 10 has 12 and 13, and its pentagon is the last purple field. You have rolled 16.',
      'You write it there: 16 points for the column alone.',
    ],
  },
  'which-dice': {
    idea: [
      'The colours of the dice are the rows you may write in; how many you roll decides how high the sum gets.',
      'Choose dice whose usual sums fit your free fields.',
    ],
    steps: [
      'Between 9 and 14 your purple row needs 10 to 13. Which dice?',
      'Three dice give 10 or 11 most often, two only 7. You roll 11.',
      'It fits the gap.',
    ],
  },
  ending: {
    idea: [
      'The game ends with someone’s second complete row or fourth misthrow.',
      'Whoever is ahead ends it as soon as they can, so count all sheets before you fill the last field.',
    ],
    steps: [
      'Your orange row is complete, and the yellow one lacks only its last number. You are ahead.',
      'Only three dice reach it: 17.',
      'With the second complete row the game is over, and no one could catch up.',
    ],
  },
};
