import type { join as en } from '../../en/together/join.ts';
import type { Words } from '../../words.ts';

export const join: Words<typeof en> = {
  title: 'Secondo dispositivo',
  about: 'Con il codice dell’altro dispositivo giochi qui con lo stesso nome e agli stessi tavoli.',
  code: 'Codice',
  join: 'Aggiungi questo dispositivo',
  before: 'Cosa c’era prima su questo dispositivo?',
  known: (name, running) =>
    `Il server conosce già questo dispositivo${name === '' ? '' : ` come ${name}`}, con ${running === 0 ? 'nessuna partita in corso' : running === 1 ? 'una partita in corso' : `${running} partite in corso`}.`,
  leftBehind: 'Dopo, da qui non potrai più raggiungere quei tavoli e quei risultati.',
  unknown: 'Il server non sa ancora nulla di questo dispositivo: non si perde niente.',
  stays: 'Ciò che conserva questo browser, partite su questo dispositivo e impostazioni, resta com’è.',
  done: (name) => (name === '' ? 'Questo dispositivo è aggiunto.' : `Questo dispositivo ora è di ${name}.`),
  tooShort: 'Il codice ha dieci caratteri.',
  getCode: 'Trovi un codice sull’altro dispositivo sotto «Le mie partite», «I miei dati».',
};
