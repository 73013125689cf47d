import { setTimeout as pause } from "node:timers/promises";
import { NOTHING, sumTotals, type Totals } from "./totals.ts";

const TRIES = 5;
const PAUSE_MS = 5000;

/**
 * Plays one part of a campaign. When the machine fails, and not the product, as a slow one does now and then, it waits
 * and plays the part again in a new world. Problems found before that are kept. A part that cannot be played is counted
 * as unjudged.
 */
export async function playSurely(
  part: { runs: number; kills: number },
  play: (totals: Totals) => Promise<void>,
  {
    say = () => {},
    pauseMs = PAUSE_MS,
  }: { say?: ((line: string) => void) | undefined; pauseMs?: number | undefined } = {},
): Promise<Totals> {
  let found = structuredClone(NOTHING);
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const totals = structuredClone(NOTHING);
    try {
      await play(totals);
      return sumTotals(found, totals);
    } catch (error) {
      const { lost, double, cents, failed } = totals;
      found = sumTotals(found, { ...NOTHING, lost, double, cents, failed });
      say(
        `The machine let a world down (${error instanceof Error ? error.message : String(error)}); try ${tries} of ${TRIES}.`,
      );
      if (tries < TRIES) await pause(pauseMs * tries);
    }
  }
  return sumTotals(found, { ...NOTHING, ...part, unjudged: Math.max(part.runs, 1) });
}
