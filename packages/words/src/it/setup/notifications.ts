import type { notifications as en } from '../../en/setup/notifications.ts';
import type { Words } from '../../words.ts';

export const notifications: Words<typeof en> = {
  title: 'Notifiche',
  hint: 'Su questo dispositivo, quando tocca a te, anche a pagina chiusa.',
  blocked:
    'Questo browser blocca le notifiche di questa pagina. Consentile nelle sue impostazioni per questo sito.',
  unsupported: 'Questo browser non può mostrare notifiche da una pagina.',
  needsInstall:
    'Su iPhone e iPad può farlo solo l’app installata: tocca Condividi, poi Aggiungi a schermata Home, e apri Crescendo da lì.',
  failed: 'Non ha funzionato: il browser o il server non lo permette.',
};
