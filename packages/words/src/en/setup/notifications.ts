export const notifications = {
  title: 'Notifications',
  hint: 'On this device, when it’s your turn, even with the page closed.',
  /** The person has refused them for this page. */
  blocked: 'This browser blocks notifications from this page. Allow them in its settings for this site.',
  unsupported: 'This browser can’t show notifications from a page.',
  needsInstall:
    'On an iPhone or iPad only the installed app can: tap Share, then Add to Home Screen, and open Crescendo there.',
  failed: 'That didn’t work: the browser or the server doesn’t allow it.',
};
