export const LANGUAGES = ['de', 'fr', 'it', 'nl', 'es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
