import type { notifications as en } from '../../en/setup/notifications.ts';
import type { Words } from '../../words.ts';

export const notifications: Words<typeof en> = {
  title: 'Benachrichtigungen',
  hint: 'Auf diesem Gerät, wenn du dran bist, auch bei geschlossener Seite.',
  blocked:
    'Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Website.',
  unsupported: 'Dieser Browser kann keine Benachrichtigungen von einer Seite zeigen.',
  needsInstall:
    'Auf iPhone und iPad kann das nur die installierte App: Tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne Crescendo von dort.',
  failed: 'Das hat nicht geklappt: Der Browser oder der Server erlaubt es nicht.',
};
