import type { tooOld as en } from '../../en/early/too-old.ts';
import type { Words } from '../../words.ts';

export const tooOld: Words<typeof en> = {
  title: 'Crescendo braucht einen neueren Browser',
  text: 'Es läuft in Safari ab Version 15.4 (iPhone und iPad: iOS 15.4), in Firefox ab 115 und in Chrome, Edge und Samsung Internet ab Versionen von 2022. Aktualisiere deinen Browser oder öffne diese Seite in einem anderen. Deine gespeicherten Partien bleiben, wo sie sind.',
};
