import type { OptionError, OptionKind, RecordError, RoundOver, TurnNumber } from '@crescendo/rules';
import type { DriverRefusal, SeatNews } from '../../common-facts.ts';
import type { NameOf, ReasonWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { sentenceFor } from '../../grammar/sentence-for.ts';
import { grammar } from './grammar.ts';

const { does, objects, start } = grammar;
const AGREED = { one: 'agreed', you: 'agreed', many: 'agreed', manyWithYou: 'agreed' };
const DECLINED = { one: 'declined', you: 'declined', many: 'declined', manyWithYou: 'declined' };

const possible = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true or false';
  if (kind.kind === 'choice') return list('en-GB', kind.of, 'or');
  return `a whole number from ${kind.min} to ${kind.max}`;
};

const options: ReasonWords<OptionError> = {
  'unknown-option': ({ option, known }) => `There is no option “${option}”. Options: ${known.join(', ')}.`,
  'bad-value': ({ option, value, kind }) =>
    `“${value}” isn’t possible for ${option}. Allowed: ${possible(kind)}.`,
  'unknown-preset': ({ preset, known }) => `There is no preset “${preset}”. Presets: ${known.join(', ')}.`,
};

const optionText = (error: OptionError): string => sentenceFor(options, error);

const record: ReasonWords<RecordError> = {
  'not-a-record': () => 'This isn’t a saved Crescendo game: it must begin with “crescendo 1”.',
  'unknown-version': ({ version }) => `Saved games of version ${version} aren’t supported.`,
  'too-long': () => 'The text is too long to be a saved game.',
  'too-many-lines': ({ limit }) => `A saved game can’t have more than ${limit} lines of this kind.`,
  'unknown-line': ({ word }) => `“${word}” isn’t a line of a saved game.`,
  'repeated-line': ({ word }) => `“${word}” appears twice.`,
  'missing-line': ({ word }) => `The line “${word}” is missing.`,
  'misplaced-line': ({ word }) => `“${word}” must come before the empty line.`,
  'unknown-game': ({ game }) => `There is no game called “${game}”.`,
  'bad-seats': ({ min, max }) => `This game has ${min} to ${max} seats.`,
  'bad-options': ({ error }) => optionText(error),
  'bad-value': ({ word }) => `The value of “${word}” is invalid.`,
  'unknown-seat': ({ seat }) => `There is no seat “${seat}” in this game.`,
  'bad-event': ({ text }) => `“${text}” isn’t a move or an outcome of this game.`,
};

const refusals: ReasonWords<DriverRefusal> = {
  over: () => 'The game is over.',
  'not-your-turn': () => 'It isn’t your turn.',
  'not-chance': () => 'This isn’t up to chance.',
  'impossible-outcome': () => 'That can’t happen here.',
  'clocks-own': () => 'Only the clock makes this move.',
};

/** The words that all games have in common. */
export const common = {
  /** The language's own name. */
  language: 'English',
  player: (letter: string) => `Player ${letter}`,
  /** Reasons of the driver itself; a game's own are in the game's words. */
  refusals,
  roundOver: ({ round, winners }: RoundOver, who: NameOf) =>
    `Round ${round} goes to ${objects(who, winners)}.`,
  /**
   * The time of a player is up. `name` is `undefined` where it was the reader's; `isTold`: what the clock did is told next, and
   * is not kept secret until others have chosen.
   */
  timeUp: (name: string | undefined, isTold: boolean) => {
    const isUp = name === undefined ? 'Your time is up.' : `${name}’s time is up.`;
    return isTold ? isUp : `${isUp} The clock chose.`;
  },
  /** The clock, as the one who made a move: at the beginning of a sentence. */
  clock: 'The clock',
  /** Somebody has left or come back, or a bot plays for them. */
  seatEvent: ({ change, seat, standIn, by }: SeatNews, who: NameOf) => {
    if (change === 'took-back')
      return `${does(who, seat, 'takes', 'take')} the last move back.${by.length > 0 ? ` ${start(who, by, AGREED)}.` : ''}`;
    if (change === 'declined') return `The move stands. ${start(who, by, DECLINED)}.`;
    if (change === 'back') return `${does(who, seat, 'is', 'are')} back.`;
    if (change === 'left') return `${does(who, seat, 'has', 'have')} left the game. ${standIn} plays on.`;
    if (change === 'absent') return `${does(who, seat, 'is', 'are')} away. ${standIn} plays in the meantime.`;
    if (change === 'removed')
      return `${does(who, seat, 'has', 'have')} been removed from the table. ${standIn} plays to the end.`;
    const until = change === 'replaced' ? 'to the end' : 'for now';
    return `${standIn} plays for ${objects(who, [seat])} ${until}. Decided by ${objects(who, by)}.`;
  },
  /** The reasons of a hint where nothing on the board tells two moves apart. */
  because: {
    onlyMove: 'It is the only possible move.',
    chance: 'On average this move wins a little more often.',
    muchChance: 'On average this move wins more often.',
    score: (points: number, instead: number) =>
      `On average this move brings a little more: ${points} ${points === 1 ? 'point' : 'points'} instead of ${instead}.`,
    seems: 'By the computer’s reckoning it is the better move.',
  },
  /** "Line 3, column 7: …" */
  place: (line: number, column: number, what: string) => `Line ${line}, column ${column}: ${what}`,
  record,
  options,
  /** Names a place in the game as it is counted at the table: "Roll 16". */
  turn: ({ unit, number }: TurnNumber) =>
    number === 0 ? 'Before the first turn' : `${unit === 'roll' ? 'Roll' : 'Turn'} ${number}`,
  replay: {
    refused: (event: number, why: string) => `Event ${event} can’t happen: ${why}`,
    wrongResult: 'The saved result isn’t the result of the game.',
    clean: (events: number) => `${events} ${events === 1 ? 'event' : 'events'}: all legal.`,
  },
};
