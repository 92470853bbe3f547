import type { about as en } from '../../en/about/about.ts';
import type { Words } from '../../words.ts';

export const about: Words<typeof en> = {
  title: 'Über Crescendo',
  version: (version) => `Version ${version}`,
  newTitle: 'Was neu ist',
  news: [
    'Kurse: kurze Lektionen zu jedem Spiel, mit Übungen auf dem richtigen Plan.',
    'Ein Gegner, der gerade richtig ist: Er richtet sich von Spiel zu Spiel nach deiner Stärke.',
    'Tipps in Schritten: erst wohin du schauen sollst, dann der Zug, dann warum.',
    'Der Rückblick sagt in Worten, was das Spiel entschieden hat, und die bessere Fortsetzung lässt sich durchspielen.',
    'Fairer Zufall: Nach einem Spiel mit Freunden kann dein Gerät beweisen, dass niemand das Glück gewählt hat.',
  ],
  licencesTitle: 'Woraus es gemacht ist',
  own: 'Crescendo ist quelloffen, unter der MIT-Lizenz. Es enthält Arbeit von anderen:',
  fonts: 'Die Schriften sind Figtree, Caveat und Fraunces.',
};
