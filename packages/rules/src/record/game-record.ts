// The contents of a record, with its lines about fairness.
import type { AnyEvent, OptionValues, Seat, SeriesOptions } from '../game.ts';

export interface GameRecord {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly series: SeriesOptions | null;
  /** The seat that was said to begin, if it is not the first. */
  readonly first?: Seat;
  /** One for each seat, or none at all. */
  readonly names: readonly string[];
  readonly fairness: { readonly [key: string]: string };
  readonly result: { readonly scores: readonly number[]; readonly winners: readonly Seat[] } | null;
  readonly events: readonly AnyEvent[];
}

const TAKEN_BACK = 'taken-back';

/** After how many events something was taken back, each time it was: who has seen the luck to come may choose better. */
export const takenBackIn = ({ fairness }: Pick<GameRecord, 'fairness'>): readonly number[] =>
  (fairness[TAKEN_BACK] ?? '').split(' ').filter(Boolean).map(Number);

/** The same for a record; older readers keep it with the other lines about fairness. */
export const takenBackLine = (events: readonly number[]): GameRecord['fairness'] =>
  events.length === 0 ? {} : { [TAKEN_BACK]: events.join(' ') };

const LESSON = 'lesson';

/** Tells whether its deal was chosen for somebody who learns the game: its result counts nowhere. */
export const isLesson = ({ fairness }: Pick<GameRecord, 'fairness'>): boolean => fairness[LESSON] === 'true';

/** The same for a record; older readers keep it with the other lines about fairness. */
export const lessonLine = (lesson: boolean): GameRecord['fairness'] => (lesson ? { [LESSON]: 'true' } : {});

/** The help that the people of a game had, so that nobody is praised for it later. */
export interface Help {
  /** The hints asked for: by whom, and after how many events. */
  readonly asked: readonly { readonly seat: Seat; readonly length: number }[];
  /** The decisions, by their places among the events, in which somebody did what had been shown: by a hint, or by a guide. */
  readonly followed: readonly number[];
}

export const NO_HELP: Help = { asked: [], followed: [] };

const ASKED = 'hints';
const FOLLOWED = 'followed';
const FIRST_LETTER = 'A'.charCodeAt(0);

const words = (text: string | undefined): readonly string[] => (text ?? '').split(' ').filter(Boolean);

export const helpIn = ({ fairness }: Pick<GameRecord, 'fairness'>): Help => ({
  asked: words(fairness[ASKED]).map((word) => ({
    seat: word.charCodeAt(0) - FIRST_LETTER,
    length: Number(word.slice(1)),
  })),
  followed: words(fairness[FOLLOWED]).map(Number),
});

/** The same for a record; older readers keep it with the other lines about fairness. */
export const helpLines = ({ asked, followed }: Help): GameRecord['fairness'] => ({
  ...(asked.length > 0 && {
    [ASKED]: asked
      .map(({ seat, length }) => `${String.fromCharCode(FIRST_LETTER + seat)}${length}`)
      .join(' '),
  }),
  ...(followed.length > 0 && { [FOLLOWED]: followed.join(' ') }),
});
