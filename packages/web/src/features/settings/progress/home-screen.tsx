// Explains the way of a page to the Home Screen of an iPhone or iPad, step by step, in pictures of our own.
import type { SettingsWords } from '../words.ts';

const PHONE = 'M18 4h28a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H18a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z';

/** Each: the outline, then what matters in the accent's colour. */
const PICTURES = [
  ['M18 6h20l12 12v40H18zM38 6v12h12', 'M34 26v17m0 0-7-7m7 7 7-7M25 50h18'],
  ['M24 26h-8v32h32V26h-8', 'M32 42V8m0 0-9 9m9-9 9 9'],
  [
    'M8 18h48a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4zM11 32h20',
    'M38 24h16v16H38zM46 28v8M42 32h8',
  ],
  [`${PHONE}M27 55h10`, 'M23 21h18v18H23zM32 25v10M29 28l3-3'],
] as const;

export const HomeScreen = ({ words }: { readonly words: SettingsWords['homeScreen'] }) => (
  <section class="leaf grid gap-12" aria-labelledby="home-screen">
    <h2 id="home-screen">{words.title}</h2>
    <p>{words.why}</p>
    <ol class="grid gap-12">
      {words.steps.map((step, i) => (
        <li key={step} class="row gap-12">
          <svg
            viewBox="0 0 64 64"
            width="56"
            height="56"
            fill="none"
            stroke-width="2.5"
            class="rigid"
            aria-hidden="true"
          >
            <path d={PICTURES[i]?.[0]} stroke="currentColor" opacity="0.55" />
            <path
              d={PICTURES[i]?.[1]}
              stroke="var(--accent)"
              stroke-width="3"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          </svg>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  </section>
);
