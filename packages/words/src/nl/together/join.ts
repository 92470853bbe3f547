import type { join as en } from '../../en/together/join.ts';
import type { Words } from '../../words.ts';

export const join: Words<typeof en> = {
  title: 'Tweede apparaat',
  about: 'Met de code van je andere apparaat speel je hier met dezelfde naam en aan dezelfde tafels.',
  code: 'Code',
  join: 'Dit apparaat toevoegen',
  before: 'Wat stond er al op dit apparaat?',
  known: (name, running) =>
    `De server kent dit apparaat al${name === '' ? '' : ` als ${name}`}, met ${running === 0 ? 'geen lopend spel' : running === 1 ? 'één lopend spel' : `${running} lopende spellen`}.`,
  leftBehind: 'Daarna kom je van hieruit niet meer bij die tafels en resultaten.',
  unknown: 'De server weet nog niets van dit apparaat: er gaat niets verloren.',
  stays: 'Wat deze browser heeft opgeslagen, spellen op dit apparaat en instellingen, blijft zoals het is.',
  done: (name) => (name === '' ? 'Dit apparaat hoort er nu bij.' : `Dit apparaat hoort nu bij ${name}.`),
  tooShort: 'De code heeft tien tekens.',
  getCode: 'Een code krijg je op het andere apparaat bij “Mijn spellen”, “Mijn gegevens”.',
};
