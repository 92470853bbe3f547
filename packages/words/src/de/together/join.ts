import type { join as en } from '../../en/together/join.ts';
import type { Words } from '../../words.ts';

export const join: Words<typeof en> = {
  title: 'Zweites Gerät',
  about:
    'Mit dem Code von deinem anderen Gerät spielst du hier unter demselben Namen und an denselben Tischen.',
  code: 'Code',
  join: 'Dieses Gerät hinzufügen',
  before: 'Was war vorher auf diesem Gerät?',
  known: (name, running) =>
    `Der Server kennt dieses Gerät schon${name === '' ? '' : ` als ${name}`}, mit ${running === 0 ? 'keinem laufenden Spiel' : running === 1 ? 'einem laufenden Spiel' : `${running} laufenden Spielen`}.`,
  leftBehind: 'Diese Tische und Ergebnisse erreichst du danach von hier aus nicht mehr.',
  unknown: 'Der Server weiß von diesem Gerät noch nichts: Es geht nichts verloren.',
  stays:
    'Was in diesem Browser gespeichert ist, Spiele an diesem Gerät und Einstellungen, bleibt, wie es ist.',
  done: (name) => (name === '' ? 'Dieses Gerät gehört jetzt dazu.' : `Dieses Gerät gehört jetzt zu ${name}.`),
  tooShort: 'Der Code hat zehn Zeichen.',
  getCode: 'Einen Code bekommst du auf dem anderen Gerät unter „Meine Spiele“, „Meine Daten“.',
};
