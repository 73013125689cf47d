/** Parses the number of people needed: at least 1, at most 100. */
export const readNeeded = (typed: string): number => Math.min(100, Math.max(1, Math.floor(Number(typed)) || 1));
