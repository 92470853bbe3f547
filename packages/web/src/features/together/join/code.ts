// The code of another device, however it is typed: lower case, with spaces, without the hyphen.
const LENGTH = 10;

const lettersOf = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, LENGTH);

/** Writes the code as it is shown on the other device: "ABCDE-23456". */
export const formatCode = (text: string): string => {
  const letters = lettersOf(text);
  return letters.length > LENGTH / 2
    ? `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
    : letters;
};

export const isWholeCode = (text: string): boolean => lettersOf(text).length === LENGTH;
