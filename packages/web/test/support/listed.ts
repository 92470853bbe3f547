// For tests: players as lists of tables name them.
import type { ListedPlayer } from '@crescendo/protocol';

export const FREE: ListedPlayer = { kind: 'free', name: '', level: null };
export const person = (name: string): ListedPlayer => ({ kind: 'person', name, level: null });
export const bot = (level: ListedPlayer['level']): ListedPlayer => ({ kind: 'bot', name: '', level });
