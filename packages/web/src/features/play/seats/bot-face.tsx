// A bot's face: told apart by its features, and showing a little of how it feels.
export type Mood = 'calm' | 'thinking' | 'happy' | 'sad';

const EYES = [
  // Round, wide, narrow, with glasses, winking, raised.
  'M11 14.5v.01M21 14.5v.01',
  'M11 13v3M21 13v3',
  'M9.5 15h3M19.5 15h3',
  'M8 15a3 3 0 1 1 6 0a3 3 0 1 1 -6 0M18 15a3 3 0 1 1 6 0a3 3 0 1 1 -6 0M14 15h4',
  'M9.5 15q1.5 -2 3 0M21 14.5v.01',
  'M9 12l4 1.5M23 12l-4 1.5M11 16v.01M21 16v.01',
  'M9.5 14q1.5 2 3 0M19.5 14q1.5 2 3 0',
] as const;

const MOUTHS: { readonly [mood in Mood]: string } = {
  calm: 'M12 21.5q4 1.5 8 0',
  thinking: 'M14 22h5',
  happy: 'M10.5 20q5.5 6 11 0',
  sad: 'M12 23q4 -3 8 0',
};

export const BotFace = ({ features, mood }: { readonly features: number; readonly mood: Mood }) => (
  <svg class={`bot-face line-art full-width is-${mood}`} viewBox="0 0 32 32" aria-hidden="true">
    <path d={EYES[features % EYES.length] ?? EYES[0]} />
    <path d={MOUTHS[mood]} />
  </svg>
);
