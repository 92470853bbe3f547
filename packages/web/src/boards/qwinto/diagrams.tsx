import type { QwintoSpeech } from './speech.ts';

export const Diagram = ({ name }: { readonly name: string; readonly speech: QwintoSpeech }) => <p>{name}</p>;
