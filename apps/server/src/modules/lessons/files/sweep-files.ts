import type { Lessons } from "../lessons.ts";
import { keyOf } from "./file-key.ts";

const TWO_HOURS_MS = 7_200_000;
const ONE_MONTH_MS = 30 * 86_400_000;

/** Lets go what was asked for and never sent, and the bytes of what was removed a month ago. */
export async function sweepFiles({ files, storage, now }: Lessons): Promise<void> {
  const time = now().getTime();
  for (const file of await files.toSweep(new Date(time - TWO_HOURS_MS), new Date(time - ONE_MONTH_MS))) {
    await storage.remove(keyOf(file));
    await files.remove(file);
  }
}
