import { refusal } from "../errors/refusal.ts";

export const TooManyPictures = refusal("limited", "picture-too-many");

/**
 * Decoding a picture takes up to 160 MB and a whole core: no more than a few at a time, the others in a row, and who would
 * stand too far behind is told to come again.
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
