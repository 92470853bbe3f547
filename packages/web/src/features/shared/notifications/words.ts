// The texts of the switch for notifications.
import { catalogue } from '../../../shell/catalogue.ts';

export const notificationWords = catalogue('setup/notifications');
