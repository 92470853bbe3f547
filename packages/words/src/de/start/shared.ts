import type { shared as en } from '../../en/start/shared.ts';
import type { Words } from '../../words.ts';

export const shared: Words<typeof en> = {
  rules: 'Regeln',
  rulesOf: (game) => `Regeln von ${game}`,
  against: (names) => `gegen ${names}`,
  alone: 'allein',
  lesson: 'Lernspiel',
  player: (number) => `Spieler ${number}`,
  showAll: (n) => `Alle ${n} zeigen`,
  language: 'Sprache',
  toDark: 'Auf dunkel umstellen',
  toLight: 'Auf hell umstellen',
  settings: 'Einstellungen',
  home: 'Startseite',
  back: 'Zurück',
  levels: {
    beginner: {
      name: 'Anfänger',
      about: 'Spielt drauflos und übersieht viel. Gut für deine ersten Spiele.',
    },
    casual: { name: 'Mittel', about: 'Kennt das Spiel und spielt, wie Freunde spielen.' },
    strong: { name: 'Stark', about: 'Denkt voraus und schenkt dir wenig. Streng dich an.' },
    expert: { name: 'Profi', about: 'Besser spielt hier niemand. Schlag ihn und erzähl es allen.' },
    collector: {
      name: 'Sammler',
      about:
        'Zieht, bis er alle Steine auf einmal legen kann: Was er zurückhält, hilft niemandem; darum gewinnt er fast immer.',
    },
  },
  justRight: {
    name: 'Genau richtig',
    strength: (lower, upper) =>
      lower === upper ? `etwa so stark wie ${lower}` : `zwischen ${lower} und ${upper}`,
    below: (upper) => `schwächer als ${upper}`,
    today: (strength) => `Heute: ${strength}.`,
    fixed: (strength) => `Bleibt, wie er ist: ${strength}.`,
  },
  styles: { bold: 'spielt mutig', careful: 'spielt vorsichtig' },
  unknownGame: 'Dieses Spiel gibt es nicht.',
  notices: {
    full: 'Der Speicher dieses Browsers ist voll. Du kannst weiterspielen, aber beim Schließen der Seite ist das Spiel weg. Entferne alte Spiele, um Platz zu schaffen.',
    forbidden:
      'Dieser Browser speichert nichts, vielleicht weil das Fenster privat ist. Du kannst spielen, aber beim Schließen der Seite ist das Spiel weg.',
    understood: 'Alles klar',
    update: 'Eine neue Version ist da.',
    updateNow: 'Jetzt aktualisieren',
    later: 'Später',
  },
};
