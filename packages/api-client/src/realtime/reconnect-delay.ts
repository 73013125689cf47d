const FIRST_MS = 1000;
const MAX_MS = 60_000;

/**
 * How long to wait before the next try: anywhere between nothing and a time that doubles with each failure, so that the
 * pages of a whole congregation do not come back in the same second.
 */
export const reconnectDelay = (failures: number, random: number): number =>
  Math.round(random * Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(failures, 16)));
