/** The lessons of Qwinto. */
export const PLAN = [
  { id: 'keep-or-roll', theme: 'keep-or-roll' },
  { id: 'leaving-room', theme: 'leaving-room' },
  { id: 'which-row', theme: 'which-row' },
  { id: 'bonus-column', theme: 'bonus-column' },
  { id: 'waiting', theme: 'waiting' },
  { id: 'which-dice', theme: 'which-dice' },
] as const;
