import type { notifications as en } from '../../en/setup/notifications.ts';
import type { Words } from '../../words.ts';

export const notifications: Words<typeof en> = {
  title: 'Notifications',
  hint: 'Sur cet appareil, quand c’est à toi, même si la page est fermée.',
  blocked:
    'Ce navigateur bloque les notifications de cette page. Autorise-les dans ses réglages pour ce site.',
  unsupported: 'Ce navigateur ne peut pas afficher de notifications d’une page.',
  needsInstall:
    'Sur iPhone et iPad, seule l’application installée le peut : touche Partager, puis Sur l’écran d’accueil, et ouvre Crescendo de là.',
  failed: 'Ça n’a pas marché : le navigateur ou le serveur ne le permet pas.',
};
