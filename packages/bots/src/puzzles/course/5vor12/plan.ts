/** The lessons of 5 vor 12. */
export const PLAN = [
  { id: 'start', theme: 'start' },
  { id: 'leaving-room', theme: 'leaving-room' },
  { id: 'take-it', theme: 'take-it' },
  { id: 'which-tile', theme: 'which-tile' },
  { id: 'exchange', theme: 'exchange' },
  { id: 'which-exchange', theme: 'which-exchange' },
  { id: 'exchange-open', theme: 'exchange-open' },
] as const;
