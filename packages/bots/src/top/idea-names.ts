// The kinds of ideas in a top.

/**
 * From the simplest on. `set`: only tiles of the rack; `add`: sets on the table grow; `split`: a run becomes two; `borrow`: tiles leave one
 * set or two; `joker`: a joker on the table is set free; `three`: three sets of the table or more are rearranged together.
 */
export const TOP_IDEAS = ['set', 'add', 'split', 'borrow', 'joker', 'three'] as const;
export type TopIdea = (typeof TOP_IDEAS)[number];
