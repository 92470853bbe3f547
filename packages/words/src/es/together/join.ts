import type { join as en } from '../../en/together/join.ts';
import type { Words } from '../../words.ts';

export const join: Words<typeof en> = {
  title: 'Segundo dispositivo',
  about: 'Con el código de tu otro dispositivo juegas aquí con el mismo nombre y en las mismas mesas.',
  code: 'Código',
  join: 'Añadir este dispositivo',
  before: '¿Qué había antes en este dispositivo?',
  known: (name, running) =>
    `El servidor ya conoce este dispositivo${name === '' ? '' : ` como ${name}`}, con ${running === 0 ? 'ninguna partida en marcha' : running === 1 ? 'una partida en marcha' : `${running} partidas en marcha`}.`,
  leftBehind: 'Después no podrás llegar desde aquí a esas mesas y resultados.',
  unknown: 'El servidor aún no sabe nada de este dispositivo: no se pierde nada.',
  stays: 'Lo que guarda este navegador, partidas en este dispositivo y ajustes, se queda como está.',
  done: (name) => (name === '' ? 'Este dispositivo está añadido.' : `Este dispositivo es ahora de ${name}.`),
  tooShort: 'El código tiene diez caracteres.',
  getCode: 'El código lo encuentras en el otro dispositivo, en «Mis partidas», «Mis datos».',
};
