/** The lessons of Finito!. */
export const PLAN = [
  { id: 'winning' },
  { id: 'chain' },
  { id: 'first-counters', theme: 'first-counters' },
  { id: 'ends', puzzles: [39, 241, 45, 82, 295], test: [260, 291, 200] },
  { id: 'which-square', theme: 'which-square' },
  { id: 'gaps' },
  { id: 'which-counter', theme: 'which-counter' },
  { id: 'what-to-move', theme: 'what-to-move' },
  { id: 'last-steps', theme: 'last-steps' },
  { id: 'finishing-rolls' },
] as const;
