// Stores the name of the person at this device: the one they gave, or one that was made up for them once.
import { settings } from './settings.ts';
import { readStored, writeStored } from './storage/storage.ts';

const MADE_UP = [
  'Bolero',
  'Celesta',
  'Fandango',
  'Habanera',
  'Mandola',
  'Marimba',
  'Mazurka',
  'Ocarina',
  'Piccolo',
  'Polka',
  'Rumba',
  'Samba',
  'Serenata',
  'Siciliana',
  'Tango',
  'Viola',
] as const;

const KEY = 'made-up-name';

const madeUpName = (): string => {
  const known = readStored(KEY);
  if (known !== undefined) return known;
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  const name = MADE_UP[byte % MADE_UP.length] ?? MADE_UP[0];
  writeStored(KEY, name);
  return name;
};

export const ownName = (): string => settings.name.value.trim() || madeUpName();
