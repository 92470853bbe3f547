// Prepositions that change with the name after them.

/** French: "de Bob", "d’Ada". */
export const deName = (name: string): string =>
  /^([aeiouàâäéèêëîïôöœùûü]|y[^aeiou]|h[eéèêiouy])/iu.test(name) ? `d’${name}` : `de ${name}`;

/** French: "que Bob", "qu’Ada". */
export const queName = (name: string): string => deName(name).replace(/^d/, 'qu');

/** Italian: "a Bob", "ad Ada". */
export const aName = (name: string): string => (/^[aàáâä]/iu.test(name) ? `ad ${name}` : `a ${name}`);
