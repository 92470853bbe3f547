/** The lessons of Finito!. */
export const PLAN = [
  { id: 'first-counters', theme: 'first-counters' },
  { id: 'which-square', theme: 'which-square' },
  { id: 'which-counter', theme: 'which-counter' },
  { id: 'what-to-move', theme: 'what-to-move' },
  { id: 'last-steps', theme: 'last-steps' },
] as const;
