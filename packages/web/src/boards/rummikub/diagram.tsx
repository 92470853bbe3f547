import type { RummikubSpeech } from './speech.ts';

export const Diagram = (_: { readonly name: string; readonly speech: RummikubSpeech }) => null;
