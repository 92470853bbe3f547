/** A number as it is printed: with a true minus sign. */
export const formatNumber = (language: string, number: number): string =>
  new Intl.NumberFormat(language).format(number).replace('-', '−');
