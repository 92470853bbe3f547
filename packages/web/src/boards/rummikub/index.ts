// A placeholder until the board is here.
export const board = undefined as never;
