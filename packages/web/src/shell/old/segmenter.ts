// Divides a text into what people take for single characters, where the browser has no `Intl.Segmenter`: letters with their
// marks, emoji with their skin and joined to others, flags, keys, and the syllables of Korean.

const EMOJI = String.raw`\p{Extended_Pictographic}(?:\p{M}|[\u{1F3FB}-\u{1F3FF}])*`;
const CLUSTER = new RegExp(
  [
    String.raw`\r\n`,
    String.raw`(?:\p{Regional_Indicator}{2}|${EMOJI}(?:\u200D${EMOJI})*|[\u1100-\u115F]+[\u1160-\u11A7]*[\u11A8-\u11FF]*|[\s\S])` +
      String.raw`(?:\p{M}|\u200C|\u200D|[\u{E0020}-\u{E007F}])*`,
  ].join('|'),
  'gu',
);

interface Segment {
  readonly segment: string;
  readonly index: number;
  readonly input: string;
}

/** Has the constructor and the method that are used here; it divides every text alike, whatever the language. */
export class segmenter {
  *segment(input: string): Generator<Segment> {
    for (const { 0: segment, index } of input.matchAll(CLUSTER)) yield { segment, index, input };
  }
}
