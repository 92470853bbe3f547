// The ids of the positions that were made for a course.

/** The positions that a lesson practises, and those of its test. */
export const [PRACTISED, TESTED] = [5, 3] as const;

/** `rummikub-adding-1`: progress is stored by it. */
export const ownId = (game: string, lesson: string, number: number): string => `${game}-${lesson}-${number}`;
