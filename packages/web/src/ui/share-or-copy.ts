// A text leaves the page: to people, or to the clipboard.
import { copyText } from './copy-text.ts';

/** Through the system's sheet where there is one, with the file if it takes one, else to be pasted. Closing the sheet cancels both. */
export const shareOrCopy = async (text: string, file?: File): Promise<'system' | 'copied' | 'refused'> => {
  try {
    if ('share' in navigator) {
      const withFile = file && { text, files: [file] };
      await navigator.share(withFile && navigator.canShare?.(withFile) ? withFile : { text });
      return 'system';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'system';
  }
  return (await copyText(text)) ? 'copied' : 'refused';
};
