import { refusal } from "../errors/refusal.ts";

export const TooManyPictures = refusal("limited", "picture-too-many");

/**
 * Limits how many pictures are decoded at once, because each takes up to 160 MB and a whole core. Others wait in a
 * queue; when it is full, they are refused.
 */
export function limitConcurrency(maxConcurrent: number, maxQueued: number) {
  const queue: (() => void)[] = [];
  let free = maxConcurrent;
  return async function runLimited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else if (queue.length < maxQueued) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new TooManyPictures();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
