import { spoken } from './spoken.ts';

export const table = {
  /** The only person at a table with bots, on the name plate. */
  you: 'You',
  title: (game: string) => `${game} · Crescendo`,
  home: 'Home',
  menu: 'Menu',
  close: 'Close',
  rules: 'Rules',
  settings: 'Settings',
  /** On the button that does it. */
  soundOff: 'Turn the sound off',
  soundOn: 'Turn the sound on',
  /** Told once the sound is off. */
  soundIsOff: 'The sound is off.',
  soundIsOn: 'The sound is on.',
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  thinking: (name: string) => `${name} is thinking…`,
  chosen: (name: string) => `${name} has chosen`,
  waitingFor: (names: string) => `Waiting for ${names}`,
  round: (round: number, of: number | undefined) => (of ? `Round ${round} of ${of}` : `Round ${round}`),
  total: 'Total',
  points: (points: number) => `${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  undo: 'Take back',
  undone: 'Move taken back.',
  /** The question before a finished game is taken back. */
  undoOver: 'The game is over and the result stands. Go back one move and try something else?',
  undoOverYes: 'Try it',
  undoOverNo: 'Leave it',
  takenBack: (moves: number) => (moves === 1 ? '1 move taken back' : `${moves} moves taken back`),
  /** In the head of a deal of the day, before its date. */
  daily: 'Daily',
  hint: 'Hint',
  hintWait: 'Let me think…',
  hintNone: 'No hint for this one.',
  /** The second move is as good as the first. */
  hintBoth: (move: string) => `Or: ${move} Both are fine.`,
  hintNext: (move: string) => `Next best: ${move}`,
  /** The kind of a hint that is told now. Short. */
  hintGrades: {
    nudge: 'Think about it',
    place: 'Where it is',
    move: 'The move',
    /** Of a large rearrangement. */
    part: (part: number, of: number) => `The move, ${part} of ${of}`,
  },
  /** On the button for hints: what it tells next. Very short. */
  hintAsk: { place: 'Where?', move: 'Which move?', part: 'And then?' },
  hintPlay: 'Play it',
  /** The heading for the others' moves in the meantime, shown again. */
  sinceLast: 'Since your last turn',
  log: 'What happened',
  logStart: 'The game begins.',
  moment: (number: number, of: number) => `Step ${number} of ${of}`,
  back: 'Previous step',
  forward: 'Next step',
  toStart: 'Go to the start',
  toNow: 'Back to the game',
  lookingBack: 'Looking back',
  paused: 'Paused. Choose “Resume” to continue.',
  whyRule: 'Read the rule',
  cover: (name: string) => `Pass the device to ${name}`,
  coverWhy: 'Your tiles stay hidden until you’re ready.',
  uncover: (name: string) => `I am ${name}`,
  guide: 'Guide',
  /** In a learning game, first of all: its luck follows from a chosen seed. */
  guideDeal: 'A good deal to learn with, chosen for you. That is why this game doesn’t count.',
  guideNext: 'Next',
  /** Follows the guide's text: the expert's move is marked on the board. */
  guideMarked: 'A good move is marked.',
  guideClose: 'Turn the guide off',
  guideOff: 'The guide is off. You can turn it on again in the settings.',
  confirm: (move: string) => `${move} Play this move?`,
  yes: 'Play',
  no: 'Not yet',
  /** `withYou`: the reader is one of several. */
  won: (names: string, several: boolean, _withYou: boolean) => `${names} ${several ? 'win' : 'wins'}`,
  youWon: 'You win!',
  tie: (names: string) => `A tie: ${names}`,
  alone: 'Done!',
  roundOver: (round: number) => `Round ${round} is over`,
  nextRound: 'Next round',
  seriesOver: 'All rounds played',
  rematch: 'Play again',
  review: 'Review',
  /** Stands before the tally of the games these players have played today. */
  evening: 'Wins so far',
  /** For a spectator. */
  showLarge: (name: string) => `Show ${name}’s board large`,
  strongerBot: 'Try a stronger bot',
  easierBot: 'Try an easier bot',
  /** Said after a game of the opponent that follows the player’s results. */
  justRight: {
    stronger: 'A little stronger next time.',
    weaker: 'A little weaker next time.',
    same: 'Just as strong next time.',
    /** Said where the result alone would have changed it otherwise. */
    luck: 'The luck of this game is taken out.',
    fixed: 'Stays as it is.',
    hints: 'This game changes nothing, because a hint or the guide showed you moves.',
    takenBack: 'This game changes nothing, because you took a move back.',
    helped: 'You lost again in spite of some help: a little weaker next time.',
    /** Said once, after a first game: how its strength changes. */
    follows:
      'From the next game on, it follows how you do: a little stronger after a good game, a little weaker after a bad one.',
    keep: 'Keep this strength',
    follow: 'Follow my results',
  },
  otherGame: 'Change players or rules',
  look: 'Show the board',
  result: 'Result',
  share: 'Share this game',
  /** To play the same game with the same luck. */
  challenge: 'Challenge a friend',
  /** The game beside that of the challenger. */
  compare: 'Compare the games',
  picture: 'The final board and the result',
  /** To somebody without a name, who is "you" in the picture, too. */
  nameless: 'You have no name yet, so the picture says “You”.',
  giveName: 'Add your name',
  sharePicture: 'Share the picture',
  savePicture: 'Save the picture',
  /** Told once it is saved: under which name, and where. */
  saved: (file: string) => `Saved as ${file}. Look for it in your downloads.`,
  copyLink: 'Copy the link',
  showText: 'Show the text',
  shareText: 'Copy as text',
  shareFile: 'Save as a file',
  shareSystem: 'Share…',
  copied: 'Copied.',
  notCopied: 'The browser didn’t allow copying. Save it as a file instead.',
  botNotLoaded: 'The bot couldn’t be loaded. Your game is saved.',
  retry: 'Try again',
  secondsLeft: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  gone: 'This game isn’t on this device',
  goneWhy: 'It may have been removed, or played in another browser.',
  aside: 'This game can’t be opened',
  asideWhy: 'It was set aside. You can save its text from the home page.',
  /** For people who do not see the page. */
  spoken,
};
