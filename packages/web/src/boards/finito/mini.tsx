import type { Miniature } from '../board.ts';

export const Mini: Miniature = () => <div aria-hidden="true" />;
