/** How many are needed, as it was typed: at least one, at most a hundred. */
export const readNeeded = (typed: string): number => Math.min(100, Math.max(1, Math.floor(Number(typed)) || 1));
