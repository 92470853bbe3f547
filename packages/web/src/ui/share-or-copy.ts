// A text leaves the page: to people, or to the clipboard.
import { copyText } from './copy-text.ts';

/** Through the system's sheet where there is one, else to be pasted. Closing the sheet cancels both. */
export const shareOrCopy = async (text: string): Promise<'system' | 'copied' | 'refused'> => {
  try {
    if ('share' in navigator) {
      await navigator.share({ text });
      return 'system';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'system';
  }
  return (await copyText(text)) ? 'copied' : 'refused';
};
