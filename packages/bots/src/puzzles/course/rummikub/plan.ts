/** The lessons of Rummikub. */
export const PLAN = [
  { id: 'groups-and-runs' },
  { id: 'adding' },
  { id: 'splitting-run', theme: 'splitting-run' },
  { id: 'borrowing', theme: 'borrowing' },
  { id: 'regrouping', theme: 'regrouping' },
  { id: 'joker', theme: 'joker' },
  { id: 'opening', theme: 'opening', hasOwnTest: true },
  { id: 'holding' },
  { id: 'going-out', theme: 'going-out' },
  { id: 'fewest-changes', theme: 'fewest-changes' },
] as const;
