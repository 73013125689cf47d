/** Chance that is the same every time: a photo is drawn alike wherever and whenever it is. */
export type Chance = (from: number, to: number) => number;

export function chanceFrom(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (from, to) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return from + ((state >>> 0) / 4_294_967_296) * (to - from);
  };
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
