export const finito = {
  winning: {
    idea: [
      'You win as soon as your twelve counters lie in ascending order, with as many free squares between them as you like.',
      'Everyone uses the same roll, so look for the one move that puts your last counter in its place.',
    ],
    steps: [
      'Eleven counters lie in order. Only the 12 is near the beginning, and 19 is rolled.',
      'The 12 goes to the 19, behind all the others. Finito!',
    ],
  },
  chain: {
    idea: [
      'Read your counters from the first square to the last: as long as each is higher than the one before, they are a chain.',
      'A longer chain needs fewer moves later.',
    ],
    steps: [
      'Your 2, 5 and 9 are in ascending order. 6 is rolled, and the 4 lies open.',
      'The 4 fits between the 2 and the 5: now the chain has four counters.',
      '18 is rolled, and the 11 follows behind the 9. Five.',
    ],
  },
  'first-counters': {
    idea: [
      'Low counters belong near the start of the board, high ones near the end.',
      'Choose the counter whose natural place is closest to the roll.',
    ],
    steps: [
      'The first roll is 10, the middle of the board. 3, 6 and 11 lie open.',
      'The 6 belongs in the middle: five counters come before it, six after it.',
      '4 is rolled. The 3 goes there, with room for 1 and 2 before it.',
    ],
  },
  ends: {
    idea: [
      'The numbers 1, 2, 19 and 20 have one square each, all the others two.',
      'A counter that belongs at an end fits there safely, because nothing has to follow it.',
    ],
    steps: [
      '20 is rolled, the last square, and the 12 lies open.',
      'The 12 goes to the very end, where it never has to move again.',
      '1 is rolled: the 1 goes to the very beginning.',
    ],
  },
  'which-square': {
    idea: [
      'If the rolled number is taken, you choose between the next lower and the next higher free square.',
      'Choose the one that keeps the order and leaves enough squares for the counters in between.',
    ],
    steps: [
      '10 is rolled again, and both 10s are taken. You choose between the next free 9 and the next free 11.',
      'The 8 goes to the 11, behind the 5 and the 6. On the 9 it would stand before them.',
    ],
  },
  gaps: {
    idea: [
      'Between two counters there must be at least one free square for each counter that is missing between them.',
      'Count them before you place: a gap that is too small costs a move later.',
    ],
    steps: [
      'Your 4 lies on a 5, and 6 is rolled. The 8 would leave too few squares for 5, 6 and 7.',
      'The 6 needs only one before it, for the 5, and that is there.',
      '10 is rolled. Now the 8 fits: between 6 and 8 there is room for the 7.',
    ],
  },
  'which-counter': {
    idea: [
      'Several counters are face up, and one of them suits the roll best.',
      'Count how many counters belong before it and how many after it.',
    ],
    steps: [
      'Your 3 and 10 lie far apart. 12 is rolled, close to the 10; 5, 7 and 8 lie open.',
      'The 8 suits it best: one counter belongs between it and the 10, four between the 3 and it.',
    ],
  },
  'what-to-move': {
    idea: [
      'Once all your counters are placed, you move one on every roll.',
      'Move one that is out of order, and spare your longest sequence.',
    ],
    steps: [
      'Two counters are out of order: the 12 at the beginning and the 1 at the end. 17 is rolled.',
      'The 12 goes behind the 11. None of the ten in order has moved.',
      '1 is rolled, and the 1 goes to the beginning. Finito!',
    ],
  },
  'last-steps': {
    idea: [
      'Near the end you wait for certain rolls.',
      'Leave gaps wide enough for many numbers to fill them.',
    ],
    steps: [
      'Only the 6 is out of place, and 20 is rolled, which helps no one. You have to move all the same.',
      'You move the 6, which has to go anyway. The gap between 5 and 7 stays wide.',
      '8 is rolled and falls into the gap. Finito!',
    ],
  },
  'finishing-rolls': {
    idea: [
      'When one counter is missing, count the numbers of the die that would finish the game.',
      'Move so that there are more of them: five numbers of twenty are five times as many as one.',
    ],
    steps: [
      'The 6 is missing between 5 and 7. Only the numbers 6 and 7 would finish the game. 11 is rolled.',
      'You move the 7 up. Now 6, 7, 8, 9 and 10 all finish it.',
      '9 is rolled: a number that wouldn’t have helped before. Finito!',
    ],
  },
};
