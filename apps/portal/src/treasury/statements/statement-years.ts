/** Returns the default year: the current one from November on, before that the last one. */
export const usualYear = (today: Date): number =>
  today.getMonth() >= 10 ? today.getFullYear() : today.getFullYear() - 1;

/** Returns the years to choose from, newest first: those with donations, and the chosen one. */
export const yearsToChoose = (years: readonly number[], chosen: number): number[] =>
  [...new Set([...years, chosen])].toSorted((one, other) => other - one);

/** Returns the year in the URL, or the default year. */
export const readYear = (text: string | null, today: Date): number =>
  text !== null && /^(19|20)\d\d$/.test(text) ? Number(text) : usualYear(today);

export const isOver = (year: number, today: Date): boolean => today.getFullYear() > year;
