// Text that people show to others contains only what others can see: no invisible characters, none that turn the direction
// of what follows, none that break a line. Otherwise two names that look the same could be two people.

/** An emoji, also one that several are joined to, with its skin and its variant; and a key with a digit on it. */
const EMOJI =
  /\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]*(?:\u200D\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]*)*|[0-9#*]\uFE0F?\u20E3/gu;

/**
 * Characters that join or part letters without a space: in Arabic between letters, in the scripts of India after a virama. Each
 * comes with the letter before it, as older browsers cannot look behind.
 */
const JOINERS =
  /(\p{Script=Arabic})\u200C(?=\p{Script=Arabic})|([\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]/gu;

/** Control and format characters, halves of characters, private ones, and blanks that count as letters. */
const INVISIBLE =
  /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\p{Variation_Selector}|\u034F|\u17B4|\u17B5/gu;

/** A letter has at most three marks. */
const MAX_MARKS = 3;
const PILE_OF_MARKS = /\p{M}{4,}/gu;

/** In one form, without space around it, and with one blank where there are several. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();

const withoutAllowed = (text: string): string => text.replaceAll(EMOJI, '').replaceAll(JOINERS, '$1$2');

/** Tells whether it contains something that cannot be seen. A line break counts. */
export const hasInvisible = (text: string): boolean => {
  const left = withoutAllowed(text);
  return left.search(INVISIBLE) >= 0 || left.search(PILE_OF_MARKS) >= 0;
};

const withoutPiles = (text: string): string =>
  text.replaceAll(PILE_OF_MARKS, (pile) => [...pile].slice(0, MAX_MARKS).join(''));

/** The same text as it may be shown; for names that were stored before such characters were refused. */
export const visibleText = (text: string): string =>
  hasInvisible(text) ? tidyText(withoutPiles(text).replaceAll(INVISIBLE, '')) : text;

export const MAX_NAME = 24;
export const MAX_GROUP_NAME = 40;

/** As much of a text as may be a name; perhaps nothing. An emoji is not cut in half. */
export const asName = (text: string): string => {
  let name = '';
  for (const { segment } of new Intl.Segmenter().segment(visibleText(tidyText(text)))) {
    if (name.length + segment.length > MAX_NAME) break;
    name += segment;
  }
  return name.trim();
};
