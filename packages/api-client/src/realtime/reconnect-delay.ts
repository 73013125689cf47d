const FIRST_MS = 1000;
const MAX_MS = 60_000;

/**
 * Returns the pause before the next attempt: a random time below a limit that doubles with each failure, so that the
 * pages of a whole congregation do not reconnect in the same second.
 */
export const reconnectDelay = (failures: number, random: number): number =>
  Math.round(random * Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(failures, 16)));
