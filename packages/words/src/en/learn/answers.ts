const tiles = (count: number): string => (count === 1 ? 'one tile' : `${count} tiles`);

export const answers = {
  goals: {
    best: 'Which move wins most often?',
    'empty-rack': 'Empty your rack in this turn.',
    'lay-most': (count: number) => `Lay ${tiles(count)} in this turn.`,
    'free-joker': 'Free the joker: it must not stay with the tiles it lies with now.',
    open: 'You can open now. Find the sets for it.',
    'fewest-changes': (count: number, sets: number) =>
      sets === 0
        ? `Lay ${tiles(count)} without changing a set on the table.`
        : `Lay ${tiles(count)} and change only ${sets === 1 ? 'one set' : `${sets} sets`} on the table.`,
    'win-now': 'Win the game with this move.',
    'keep-joker': (count: number) => `Lay ${tiles(count)} and keep the joker on your rack.`,
    'keep-open': 'Place the tile so that every free square can still take a number.',
    'last-square': (tiles: number) => `Leave one free square that ${tiles} tiles of the supply fit.`,
    chain: (length: number) => `Make an ascending sequence of ${length} counters.`,
    'keep-room': 'Place a counter so that all the others can still follow in order.',
    'finishing-rolls': (rolls: number) =>
      `Move so that ${rolls} ${rolls === 1 ? 'number' : 'numbers'} of the die can win the game next.`,
    points: (count: number) => `Write so that you have ${count} points.`,
    'keep-fields': (lost: number) =>
      lost === 0
        ? 'Write so that every empty field can still take a number.'
        : `Write so that no more than ${lost} empty ${lost === 1 ? 'field' : 'fields'} can never be filled.`,
    'safe-dice': (misses: number) =>
      misses === 0
        ? 'Choose dice whose every sum fits somewhere.'
        : `Choose dice of which no more than ${misses} in 100 sums ${misses === 1 ? 'fits' : 'fit'} nowhere.`,
  },
  why: {
    'not-legal': 'The rules don’t allow that.',
    'take-instead': 'A face-up tile helps you more here.',
    'draw-instead': 'Revealing a new tile promises more.',
    'leave-instead': 'This tile is better left in the middle.',
    'place-instead': 'This tile is worth placing.',
    'fill-instead': 'Filling a free square is better here than exchanging.',
    'exchange-instead': 'An exchange is better here than filling a free square.',
    'other-tile': 'Another tile helps you more.',
    'other-square': 'There is a better square for it.',
    'other-counter': 'Another counter suits this roll better.',
    'other-dice': 'Other dice suit your sheet better.',
    'keep-instead': 'This sum is good enough to keep.',
    'roll-again-instead': 'A second roll promises more than this sum.',
    'skip-instead': 'It is better to write nothing this time.',
    'write-instead': 'This sum is worth writing.',
    'other-row': 'The sum is better in another row.',
    'other-field': 'The sum is better in another field of this row.',
    'lays-nothing': 'You need to lay tiles for this.',
    'lays-fewer': (count: number, wanted: number) => `You laid ${tiles(count)}, but you can lay ${wanted}.`,
    'keeps-tiles': (left: number) => `You still have ${tiles(left)} on your rack.`,
    'joker-stays': 'The joker still lies with a tile it lay with before.',
    'changes-more': (sets: number, wanted: number) =>
      `You changed ${sets === 1 ? 'one set' : `${sets} sets`}; ${wanted === 0 ? 'it works without changing any' : `${wanted} ${wanted === 1 ? 'is' : 'are'} enough`}.`,
    'joker-laid': 'You laid the joker.',
    'not-won': 'That doesn’t win yet.',
    'square-lost': 'Now there is a free square that no number fits.',
    'out-of-order': 'Now your counters aren’t in order.',
    'no-room': 'Somewhere there are too few free squares for the missing counters.',
    'two-squares-left': 'Then more than one square is still free.',
    'fewer-fit': (tiles: number, wanted: number) =>
      `${tiles === 0 ? 'No tile of the supply fits' : tiles === 1 ? 'One tile of the supply fits' : `${tiles} tiles of the supply fit`} your last square; ${wanted} are possible.`,
    'chain-shorter': (length: number, wanted: number) =>
      `Your longest sequence has ${length} counters; ${wanted} are possible.`,
    'fewer-rolls': (rolls: number, wanted: number) =>
      `Then ${rolls === 1 ? 'one number wins' : `${rolls} numbers win`}; ${wanted} are possible.`,
    'fewer-points': (count: number, wanted: number) => `That makes ${count} points; ${wanted} are possible.`,
    'fields-lost': (lost: number, wanted: number) =>
      `Then ${lost === 1 ? 'one field stays' : `${lost} fields stay`} empty for ever; ${wanted === 0 ? 'none has to' : `only ${wanted} ${wanted === 1 ? 'has' : 'have'} to`}.`,
    'more-misses': (misses: number, wanted: number) =>
      `Of these dice ${misses} in 100 sums ${misses === 1 ? 'fits' : 'fit'} nowhere; of others only ${wanted}.`,
  },
  hints: {
    'look-supply': 'Look at the supply, not at the face-up tiles.',
    'look-middle': 'There is a good tile in the middle.',
    'look-tile': (tile: number) =>
      tile === 0 ? 'It is about the tile in your hand.' : `It is about the ${tile}.`,
    'look-exchange': 'Think of an exchange.',
    'look-leave': 'Do you have to place it at all?',
    'look-counter': (counter: number) => `It is about the ${counter}.`,
    'look-dice-count': (dice: number) => (dice === 1 ? 'Roll one die.' : `Roll ${dice} dice.`),
    'look-second-roll': 'Which sums of a second roll would be better than this one?',
    'look-row': (row: 'orange' | 'yellow' | 'purple') => `Look at the ${row} row.`,
    'look-field': (place: number) => `Look at field ${place} of this row.`,
    'look-skip': 'Do you have to write anything at all?',
    'look-tiles-count': (count: number) => `You can lay ${tiles(count)}.`,
    /** With the names the board has for them. */
    'look-rack': (names: string) => `Lay ${names}.`,
    'look-sets': (sets: string) => `Look here: ${sets}.`,
  },
  /** A hint: where to look on the seat's own board. */
  square: (row: number, column: number, _game: string) => `Look at row ${row}, column ${column}.`,
};
