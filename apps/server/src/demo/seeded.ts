/** A random number generator that returns the same sequence for the same seed. */
export interface Seeded {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  pick<T>(from: readonly T[]): T;
  between(least: number, most: number): number;
  id(): string;
}

const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export function seeded(seed: number): Seeded {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (from) => from[between(0, from.length - 1)]!,
    id: () => Array.from({ length: 11 }, () => ALPHANUMERIC[between(0, ALPHANUMERIC.length - 1)]).join(""),
  };
}
