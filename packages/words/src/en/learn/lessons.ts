export interface LessonWords {
  readonly title: string;
  readonly text: readonly [string, string];
}

export const lessons = {
  title: 'Lessons',
  titleOf: (game: string) => `${game} lessons`,
  about: (title: string) => `Lesson: ${title}`,
  state: (solved: number, of: number) => (solved === of ? 'done' : `${solved} of ${of}`),
  progress: (done: number, of: number) => `${done} of ${of} lessons done`,
  lessons: {
    '5vor12': {
      start: {
        title: 'The first tiles',
        text: [
          'The tiles you start with divide your board.',
          'Low numbers near the top left and high ones near the bottom right leave room for all the others.',
        ],
      },
      'leaving-room': {
        title: 'Leaving room',
        text: [
          'Only the numbers in between still fit between two tiles.',
          'Place a tile so that the free squares around it can take many numbers.',
        ],
      },
      'take-it': {
        title: 'Taking a face-up tile',
        text: [
          'You know what a face-up tile is; a hidden one is a gamble.',
          'If it fills a square that few other numbers fit, take it.',
        ],
      },
      'which-tile': {
        title: 'Which face-up tile',
        text: [
          'When several face-up tiles fit, the obvious one need not be the best.',
          'Compare what each leaves free on your board, and take the one you could hardly replace later.',
        ],
      },
      exchange: {
        title: 'Exchanging tiles',
        text: [
          'An exchange fills no square, but it can open up several.',
          'It pays when the new number sits better than the old one and the old one helps nobody else.',
        ],
      },
      'which-exchange': {
        title: 'Which tile to exchange',
        text: [
          'Two exchanges can look alike: the old tile decides.',
          'Give away the one that stands in the way of most numbers, and keep those that already sit well.',
        ],
      },
      'exchange-open': {
        title: 'Exchanging for a face-up tile',
        text: [
          'You may also take a face-up tile and exchange it for one on your board.',
          'Do it when the new number opens up your free squares and no tile fills one as well.',
        ],
      },
    },
    rummikub: {
      opening: {
        title: 'Opening',
        text: [
          'Your first sets come from your rack alone and have to reach enough points.',
          'Try high groups and runs first: a tile may fit in two ways, and only one of them is enough.',
        ],
      },
      borrowing: {
        title: 'Borrowing a tile',
        text: [
          'A set of four or more can spare a tile.',
          'Take one from a group or from the end of a run, and make a new set of it with tiles from your rack.',
        ],
      },
      'splitting-run': {
        title: 'Splitting a run',
        text: [
          'A long run can become two.',
          'Put your tile in the middle and check that each part still has three tiles.',
        ],
      },
      regrouping: {
        title: 'Regrouping',
        text: [
          'Three groups side by side can become three runs, and the other way round.',
          'Look for sets with neighbouring numbers and rebuild them together with your tiles.',
        ],
      },
      joker: {
        title: 'Freeing the joker',
        text: [
          'Replace the joker with the tile it stands for, or rebuild the set around it.',
          'Then it helps you in another set.',
        ],
      },
      'going-out': {
        title: 'Going out',
        text: [
          'When only a few tiles are left, look at the whole table.',
          'Find a place for each of them, then rebuild until they all fit at once.',
        ],
      },
      'fewest-changes': {
        title: 'Changing little',
        text: [
          'Often a tile fits without much rebuilding.',
          'Look for the shortest way: sets that stay as they are cannot go wrong.',
        ],
      },
    },
    finito: {
      'first-counters': {
        title: 'The first counters',
        text: [
          'Low counters belong near the start of the board, high ones near the end.',
          'Choose the counter whose natural place is closest to the roll.',
        ],
      },
      'which-square': {
        title: 'Which square',
        text: [
          'If the rolled number is taken, you choose between the next lower and the next higher free square.',
          'Choose the one that keeps the order and leaves enough squares for the counters in between.',
        ],
      },
      'which-counter': {
        title: 'Which counter',
        text: [
          'Several counters are face up, and one of them suits the roll best.',
          'Count how many counters belong before it and how many after it.',
        ],
      },
      'what-to-move': {
        title: 'What to move',
        text: [
          'Once all your counters are placed, you move one on every roll.',
          'Move one that is out of order, and spare your longest sequence.',
        ],
      },
      'last-steps': {
        title: 'The last steps',
        text: [
          'Near the end you wait for certain rolls.',
          'Leave gaps wide enough for many numbers to fill them.',
        ],
      },
    },
    qwinto: {
      'keep-or-roll': {
        title: 'Keep it or roll again',
        text: [
          'The second roll counts: if it fits nowhere, it is a misthrow.',
          'Roll again only if many sums are better than the one you have.',
        ],
      },
      'leaving-room': {
        title: 'Leaving room',
        text: [
          'In every row the numbers increase from left to right.',
          'Write the sum where the free fields on both sides can still take many sums.',
        ],
      },
      'which-row': {
        title: 'Which row',
        text: [
          'The same sum can be good in one row and bad in another.',
          'Choose the row where it is closest to its natural place: low sums on the left, high ones on the right.',
        ],
      },
      'bonus-column': {
        title: 'Bonus columns',
        text: [
          'A full column of three scores the number in its pentagon.',
          'Write a high number there while you can still fill the other two fields.',
        ],
      },
      waiting: {
        title: 'Writing nothing',
        text: [
          'When somebody else has rolled, you need not write anything.',
          'Skip a sum that would block fields: it costs you nothing.',
        ],
      },
      'which-dice': {
        title: 'Which dice',
        text: [
          'The colours of the dice are the rows you may write in; how many you roll decides how high the sum gets.',
          'Choose dice whose usual sums fit your free fields.',
        ],
      },
    },
  } satisfies { readonly [game: string]: { readonly [lesson: string]: LessonWords } },
};
