import type { tooOld as en } from '../../en/early/too-old.ts';
import type { Words } from '../../words.ts';

export const tooOld: Words<typeof en> = {
  title: 'Crescendo heeft een nieuwere browser nodig',
  text: 'Het werkt in Safari vanaf versie 15.4 (iPhone en iPad: iOS 15.4), in Firefox vanaf 115 en in Chrome, Edge en Samsung Internet vanaf versies uit 2022. Werk je browser bij of open deze pagina in een andere. Je bewaarde partijen blijven waar ze zijn.',
};
