const TITLES: { readonly [id: string]: string } = {
  '5vor12': '5 vor 12',
  rummikub: 'Rummikub',
  finito: 'Finito!',
  qwinto: 'Qwinto',
};

/** The name on the box. */
export const titleOf = (id: string): string => TITLES[id] ?? id;
