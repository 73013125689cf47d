import { refusal } from "../errors/refusal.ts";

export const TooManyPictures = refusal("limited", "picture-too-many");

/**
 * Limits how many pictures are decoded at once, because each takes up to 160 MB and a whole core. Others wait in a
 * queue; when it is full, they are refused.
 */
export function takeTurns(atOnce: number, longestRow: number) {
  const row: (() => void)[] = [];
  let free = atOnce;
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else if (row.length < longestRow) await new Promise<void>((resolve) => row.push(resolve));
    else throw new TooManyPictures();
    try {
      return await work();
    } finally {
      const next = row.shift();
      if (next) next();
      else free += 1;
    }
  };
}
