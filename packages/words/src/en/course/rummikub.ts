export const rummikub = {
  'groups-and-runs': {
    idea: [
      'You win by laying all your tiles, in groups of one number or runs of one colour.',
      'Look for both at once: a tile that fits a group and a run goes where more tiles leave your rack.',
    ],
    steps: [
      'Look through your rack: three 9s in different colours, and red 4, 5, 6.',
      'A group and a run leave your rack together.',
      'Black 1, 2, 3 is a run as well. A turn later it follows.',
    ],
  },
  adding: {
    idea: [
      'Once you have opened, every set on the table is yours to extend.',
      'A run grows at both ends, and a group of three takes the missing colour.',
    ],
    steps: [
      'On the table: blue 8, 9, 10 and three 1s. You have blue 7 and 11, and the yellow 1.',
      'The run takes a tile at each end.',
      'The group takes the colour it lacks.',
    ],
  },
  'splitting-run': {
    idea: [
      'A long run can become two.',
      'Put your tile in the middle and check that each part still has three tiles.',
    ],
    steps: [
      'The run has red 4 to 8. Your second red 6 seems to fit nowhere.',
      'With it the run becomes two: 4, 5, 6 and 6, 7, 8.',
      'Both parts can grow again: the red 9 goes on the second.',
    ],
  },
  borrowing: {
    idea: [
      'A set of four or more can spare a tile.',
      'Take one from a group or from the end of a run, and make a new set of it with tiles from your rack.',
    ],
    steps: [
      'You have yellow 11 and 12. A group of four 10s can spare the yellow one.',
      'It makes a run with your two tiles, and three 10s are still a group.',
      'The end of a run can be borrowed, too: the blue 8 joins your black and red 8.',
    ],
  },
  regrouping: {
    idea: [
      'Three groups side by side can become three runs, and the other way round.',
      'Look for sets with neighbouring numbers and rebuild them together with your tiles.',
    ],
    steps: [
      'Groups of 4s, 5s and 6s lie side by side. Your black 7 and red 3 fit none of them.',
      'As three runs the same nine tiles take both: black 4 to 7 and red 3 to 6.',
    ],
  },
  joker: {
    idea: [
      'Replace the joker with the tile it stands for, or rebuild the set around it.',
      'Then it helps you in another set.',
    ],
    steps: [
      'In red 5, joker, 7 the joker stands for the red 6, which you have.',
      'Your 6 takes its place, and in the same turn the joker completes black 2 and 3.',
    ],
  },
  opening: {
    idea: [
      'Your first sets come from your rack alone and have to reach enough points.',
      'Open as soon as you can: before that the table doesn’t help you, and a tile may fit in two ways of which only one is enough.',
    ],
    steps: [
      'Three 8s make 24 points: 6 too few to open with.',
      'You draw, and the red 3 comes: red 1, 2, 3 are 6 points more.',
      'Together they are 30. From now on you may use the table.',
    ],
  },
  holding: {
    idea: [
      'A joker on your rack makes almost any two tiles a set, so it is worth most at the end.',
      'While you can lay without it, keep it, but don’t be caught with it when someone else goes out.',
    ],
    steps: [
      'You have a joker, blue 4 and 5, yellow 3, 4, 5 and two 13s.',
      'Yellow 3, 4, 5 need no joker. You lay them and keep it.',
      'You draw the blue 6, which makes a run without the joker.',
      'So the joker is free for the two 13s, the tiles that would cost you most.',
    ],
  },
  'going-out': {
    idea: [
      'When only a few tiles are left, look at the whole table.',
      'Find a place for each of them, then rebuild until they all fit at once.',
    ],
    steps: [
      'Three tiles left: black and blue 7, and the blue 10. Find a place for each.',
      'The blue 10 goes before the 11, and the red run spares its 7 for a group. You are out.',
    ],
  },
  'fewest-changes': {
    idea: [
      'Count the tiles on the others’ racks: whoever has few needs places on the table.',
      'Then lay with as few changes as you can, because every set you make longer or open up may be the place they need.',
    ],
    steps: [
      'The other player has three tiles left and waits for a place on the table.',
      'You have a second red 5. On the red run it would make a place for a red 6, so you lay three 5s as a group and keep it.',
      'The other player did wait for that with a red 6, finds no place and has to draw.',
    ],
  },
};
