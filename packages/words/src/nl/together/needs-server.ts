import type { needsServer as en } from '../../en/together/needs-server.ts';
import type { Words } from '../../words.ts';

export const needsServer: Words<typeof en> = {
  title: 'Hiervoor is een server nodig',
  about:
    'Deze Crescendo is alleen een webpagina: alles draait op jouw apparaat en niets verlaat het. Om anderen te ontmoeten is een server nodig die de zetten doorgeeft.',
  elsewhere: 'Alleen met een server',
  needServer: [
    'Spelen met vrienden op meerdere apparaten',
    'Open tafels',
    'De spellen van de dag en hun ranglijsten',
    'Dezelfde speler op een tweede apparaat',
  ],
  here: 'Hier, ook zonder internet',
  worksHere: [
    'Alle spellen tegen bots',
    'Meerdere spelers rond dit apparaat',
    'Regels, tips en partijen terugkijken',
    'Je spellen, statistieken en instellingen, opgeslagen op dit apparaat',
  ],
  how: 'Iedereen kan met één opdracht een server starten en anderen met een link uitnodigen: in de README van Crescendo staat hoe.',
  play: 'Kies een spel',
};
