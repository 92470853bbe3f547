/** Marks a group of English texts that other languages do not have yet: there it is in English. */
export const englishOnly = <M>(load: () => Promise<M>) => Object.assign(load, { englishOnly: true as const });
