/** A share as a person reads it: 47 %. */
export const percent = (language: string, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);
