import { setTimeout as pause } from "node:timers/promises";
import { NOTHING, sumTotals, type Totals } from "./totals.ts";

const MAX_ATTEMPTS = 5;
const PAUSE_MS = 5000;

/**
 * Plays one part of a campaign. When the machine fails, and not the product, as a slow one does now and then, it waits
 * and plays the part again in a new world. Problems found before that are kept. A part that cannot be played is counted
 * as unjudged.
 */
export async function playWithRetries(
  part: { runs: number; kills: number },
  play: (totals: Totals) => Promise<void>,
  {
    log = () => {},
    pauseMs = PAUSE_MS,
  }: { log?: ((line: string) => void) | undefined; pauseMs?: number | undefined } = {},
): Promise<Totals> {
  let found = structuredClone(NOTHING);
  for (let tries = 1; tries <= MAX_ATTEMPTS; tries += 1) {
    const totals = structuredClone(NOTHING);
    try {
      await play(totals);
      return sumTotals(found, totals);
    } catch (error) {
      const { lost, double, cents, failed } = totals;
      found = sumTotals(found, { ...NOTHING, lost, double, cents, failed });
      log(
        `The machine let a world down (${error instanceof Error ? error.message : String(error)}); try ${tries} of ${MAX_ATTEMPTS}.`,
      );
      if (tries < MAX_ATTEMPTS) await pause(pauseMs * tries);
    }
  }
  return sumTotals(found, { ...NOTHING, ...part, unjudged: Math.max(part.runs, 1) });
}
