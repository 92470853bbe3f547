import type { shared as en } from '../../en/start/shared.ts';
import type { Words } from '../../words.ts';

export const shared: Words<typeof en> = {
  rules: 'Regels',
  rulesOf: (game) => `Regels van ${game}`,
  against: (names) => `tegen ${names}`,
  alone: 'alleen',
  lesson: 'leerspel',
  player: (number) => `Speler ${number}`,
  showAll: (n) => `Alle ${n} tonen`,
  language: 'Taal',
  toDark: 'Donker thema kiezen',
  toLight: 'Licht thema kiezen',
  settings: 'Instellingen',
  home: 'Startpagina',
  back: 'Terug',
  levels: {
    beginner: { name: 'Beginner', about: 'Speelt op gevoel en mist veel. Fijn voor je eerste spellen.' },
    casual: { name: 'Gemiddeld', about: 'Kent het spel en speelt zoals vrienden spelen.' },
    strong: { name: 'Sterk', about: 'Denkt vooruit en geeft weinig weg. Je moet je best doen.' },
    expert: { name: 'Expert', about: 'Beter speelt hier niemand. Versla hem en vertel het rond.' },
    collector: {
      name: 'Verzamelaar',
      about:
        'Pakt tot hij alles in één keer kan leggen: wat hij achterhoudt, helpt niemand; zo wint hij bijna altijd.',
    },
  },
  justRight: {
    name: 'Precies goed',
    strength: (lower, upper) =>
      lower === upper ? `ongeveer zo sterk als ${lower}` : `tussen ${lower} en ${upper}`,
    below: (upper) => `zwakker dan ${upper}`,
    today: (strength) => `Vandaag: ${strength}.`,
    fixed: (strength) => `Blijft zo: ${strength}.`,
  },
  styles: { bold: 'speelt gedurfd', careful: 'speelt voorzichtig' },
  unknownGame: 'Dit spel is er niet.',
  notices: {
    full: 'De opslag van deze browser is vol. Je kunt verder spelen, maar als je de pagina sluit, is het spel weg. Verwijder oude spellen om ruimte te maken.',
    forbidden:
      'Deze browser bewaart niets, misschien is het een privévenster. Je kunt spelen, maar als je de pagina sluit, is het spel weg.',
    understood: 'Begrepen',
    update: 'Er is een nieuwe versie.',
    updateNow: 'Nu bijwerken',
    later: 'Later',
  },
};
