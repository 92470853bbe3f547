import type { about as en } from '../../en/about/about.ts';
import type { Words } from '../../words.ts';

export const about: Words<typeof en> = {
  title: 'Over Crescendo',
  version: (version) => `Versie ${version}`,
  newTitle: 'Wat is nieuw',
  news: [
    'Cursussen: korte lessen voor elk spel, met oefeningen op het echte bord.',
    'Een tegenstander die precies past: hij volgt je speelsterkte van spel tot spel.',
    'Tips in stappen: eerst waar je moet kijken, dan de zet, dan waarom.',
    'De terugblik zegt in woorden wat het spel heeft beslist, en het betere vervolg kun je uitspelen.',
    'Eerlijk toeval: na een spel met vrienden kan je apparaat bewijzen dat niemand het geluk heeft gekozen.',
  ],
  licencesTitle: 'Waar het van gemaakt is',
  own: 'Crescendo is open source, onder de MIT-licentie. Het bevat werk van anderen:',
  fonts: 'De lettertypen zijn Figtree, Caveat en Fraunces.',
};
