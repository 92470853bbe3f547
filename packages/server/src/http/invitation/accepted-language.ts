import { isLanguage, type Language } from '@crescendo/words';

/** The best of our languages for an `Accept-Language`; English when it names none of them. */
export const acceptedLanguage = (accepted: string): Language => {
  const wanted = accepted
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const quality = rest.map((word) => /^\s*q=([\d.]+)/.exec(word)?.[1]).find(Boolean) ?? '1';
      return { language: tag.split('-')[0] ?? '', quality: Number(quality) };
    })
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  const best = wanted[0]?.language ?? '';
  return isLanguage(best) ? best : 'en';
};
