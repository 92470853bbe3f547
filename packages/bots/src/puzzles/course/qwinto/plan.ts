/** The lessons of Qwinto. */
export const PLAN = [
  { id: 'points' },
  { id: 'which-row', theme: 'which-row' },
  { id: 'leaving-room', theme: 'leaving-room' },
  { id: 'keep-or-roll', theme: 'keep-or-roll' },
  { id: 'misthrows' },
  { id: 'columns' },
  { id: 'waiting', theme: 'waiting' },
  { id: 'bonus-column', theme: 'bonus-column' },
  { id: 'which-dice', theme: 'which-dice' },
  { id: 'ending' },
] as const;
