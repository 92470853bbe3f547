// Says that it is the player's turn in the title and icon of a tab in the background.
import { useEffect } from 'preact/hooks';
import { addressOf } from '../../../shell/base.ts';

const iconLink = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

export const useTurnNotice = (mine: boolean, calling: string, calm: string): void => {
  useEffect(() => {
    const dress = (): void => {
      const calls = mine && document.hidden;
      document.title = calls ? calling : calm;
      const icon = iconLink();
      const wanted = addressOf(calls ? '/icon-turn.svg' : '/icon.svg');
      if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
    };
    dress();
    document.addEventListener('visibilitychange', dress);
    return () => {
      document.removeEventListener('visibilitychange', dress);
      const icon = iconLink();
      if (icon) icon.href = addressOf('/icon.svg');
    };
  }, [mine, calling, calm]);
};
