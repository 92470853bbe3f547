import type { notifications as en } from '../../en/setup/notifications.ts';
import type { Words } from '../../words.ts';

export const notifications: Words<typeof en> = {
  title: 'Notificaciones',
  hint: 'En este dispositivo, cuando te toca, aunque la página esté cerrada.',
  blocked:
    'Este navegador bloquea las notificaciones de esta página. Permítelas en sus ajustes para este sitio.',
  unsupported: 'Este navegador no puede mostrar notificaciones de una página.',
  needsInstall:
    'En un iPhone o iPad solo puede la aplicación instalada: toca Compartir, luego Añadir a pantalla de inicio, y abre Crescendo desde ahí.',
  failed: 'No ha funcionado: el navegador o el servidor no lo permite.',
};
