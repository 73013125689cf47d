/** Statements are made when a year ends: from November on for the present one, before that for the last. */
export const usualYear = (today: Date): number =>
  today.getMonth() >= 10 ? today.getFullYear() : today.getFullYear() - 1;

/** The years that can be chosen, newest first: those with gifts, and the one that is chosen. */
export const yearsToChoose = (years: readonly number[], chosen: number): number[] =>
  [...new Set([...years, chosen])].toSorted((one, other) => other - one);

/** A year of the address, or the usual one where it has none. */
export const readYear = (text: string | null, today: Date): number =>
  text !== null && /^(19|20)\d\d$/.test(text) ? Number(text) : usualYear(today);

export const isOver = (year: number, today: Date): boolean => today.getFullYear() > year;
