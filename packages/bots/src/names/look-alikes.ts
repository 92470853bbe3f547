// Letters and digits that look alike: a name made of others reads the same. Wide, bold and accented forms are left to NFKD.

/** A letter, followed by everything that looks like it; capitals count as themselves. A stroke may be an i, an l or a one. */
const LOOK_ALIKES: readonly string[] = [
  'aАаΑαɑ',
  'bВвЬьΒβ',
  'cСсϹϲᴄ',
  'dԀԁ',
  'eЕеЄєΕε',
  'gɡց',
  'hНҺһΗ',
  'jЈјͿϳ',
  'kКкΚκ',
  'liI1|ıІіΙιӀӏɩǀ',
  'mМмΜ',
  'nΝηпո',
  'o0ОоΟοσօ',
  'pРрΡρ',
  'qԚԛ',
  'rгᴦ',
  'sЅѕꜱ',
  'tТтΤτ',
  'uυսᴜ',
  'vѴѵνᴠ',
  'wԜԝѡᴡ',
  'xХхΧχ',
  'yУуҮүΥγʏ',
  'zΖᴢ',
];

const READS_LIKE: ReadonlyMap<string, string> = new Map(
  LOOK_ALIKES.flatMap(([like = '', ...others]) => others.map((other) => [other, like])),
);

/** The text as it reads, in small Latin letters where it looks like some. */
export const asItReads = (text: string): string =>
  [...text]
    .map((letter) => READS_LIKE.get(letter) ?? READS_LIKE.get(letter.toLowerCase()) ?? letter.toLowerCase())
    .join('');
