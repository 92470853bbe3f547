import type { notifications as en } from '../../en/setup/notifications.ts';
import type { Words } from '../../words.ts';

export const notifications: Words<typeof en> = {
  title: 'Meldingen',
  hint: 'Op dit apparaat, als jij aan de beurt bent, ook als de pagina dicht is.',
  blocked: 'Deze browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen voor deze site.',
  unsupported: 'Deze browser kan geen meldingen van een pagina tonen.',
  needsInstall:
    'Op een iPhone of iPad kan dat alleen met de geïnstalleerde app: tik op Deel, dan op Zet op beginscherm, en open Crescendo daar.',
  failed: 'Dat lukte niet: de browser of de server staat het niet toe.',
};
