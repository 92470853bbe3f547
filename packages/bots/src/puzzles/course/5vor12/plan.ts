/** The lessons of 5 vor 12. */
export const PLAN = [
  { id: 'winning' },
  // Few positions ask for the start itself; the last one goes on from it.
  { id: 'start', theme: 'start', puzzles: [63, 212, 129, 197, 126], testTheme: 'leaving-room' },
  { id: 'leaving-room', theme: 'leaving-room' },
  { id: 'take-it', theme: 'take-it' },
  { id: 'open-squares' },
  { id: 'exchange', theme: 'exchange' },
  { id: 'which-exchange', theme: 'which-exchange' },
  { id: 'exchange-open', theme: 'exchange-open' },
  { id: 'which-tile', theme: 'which-tile' },
  { id: 'last-square' },
] as const;
