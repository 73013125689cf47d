import { setTimeout as pause } from "node:timers/promises";
import type { Audit } from "../audit.ts";
import {
  NO_HASH,
  type NotedCheckpoint,
  type Checkpoint,
  findCutOff,
  gone,
  openCheckpointCheck,
  type Trouble,
} from "../../ledger/index.ts";
import type { CheckRow, Found } from "./check-store.ts";
import { openEntries } from "./open-entries.ts";

/** A batch takes a few milliseconds; between batches the server handles other requests. */
const LINES_AT_ONCE = 500;
const CHECKPOINTS_AT_ONCE = 10;
const TELL_EVERY_MS = 500;
const NO_END = "9223372036854775807";

type Before = Pick<Checkpoint, "number" | "hash" | "lastLine">;

/**
 * Recomputes every checkpoint and adds up every entry, as `verifyLedger` does, but in small batches with pauses, so
 * that the server stays responsive while it checks a million entries. Stops at the first mismatch.
 */
export async function checkLedger(
  context: Pick<Audit, "checkpointNotes" | "checkpointSigning" | "ledgerChecks" | "checkpoints">,
  check: CheckRow,
): Promise<Found> {
  const { churchId } = check;
  const entries = openEntries();
  const step = stepper(context, check);
  const checkSignature = context.checkpointSigning.openCheck();
  const notes = await context.checkpointNotes.read(churchId);
  let previous: Before = { number: 0, hash: NO_HASH, lastLine: "0" };
  const outcome = (uncovered: number, trouble: Trouble | null): Found => ({
    checked: step.checked(),
    checkpoints: previous.number,
    uncovered,
    head: previous.hash,
    trouble,
  });

  for await (const checkpoint of checkpointsOf(context, churchId)) {
    if (checkpoint.number !== previous.number + 1) return outcome(0, gone(previous));
    const held = openCheckpointCheck(churchId, checkpoint, previous.hash);
    for await (const lines of step.through(previous.lastLine, checkpoint.lastLine)) {
      entries.add(lines);
      const trouble = held.add(lines);
      if (trouble) return outcome(0, trouble);
    }
    const isNoted = ({ number, hash }: NotedCheckpoint) => number !== checkpoint.number || hash === checkpoint.hash;
    const trouble = held.close() ?? checkSignature(checkpoint);
    if (trouble) return outcome(0, trouble);
    if (!notes.every(isNoted)) return outcome(0, { what: "checkpoint-changed", where: String(checkpoint.number) });
    previous = checkpoint;
  }
  const cutOff = findCutOff(notes, previous.number);
  if (cutOff) return outcome(0, cutOff);
  const covered = step.checked();
  for await (const lines of step.through(previous.lastLine, NO_END)) entries.add(lines);
  // Entries that were added during the check may have been read in part, so their sums are computed again from all
  // their lines.
  const [crooked] = await context.ledgerChecks.crookedAmong(churchId, entries.left());
  return outcome(step.checked() - covered, crooked ? { what: "entry-crooked", where: crooked.line } : null);
}

async function* checkpointsOf(
  { ledgerChecks }: Pick<Audit, "ledgerChecks">,
  churchId: string,
): AsyncGenerator<Checkpoint> {
  for (let after = 0, full = true; full;) {
    const checkpoints = await ledgerChecks.checkpointsAfter(churchId, after, CHECKPOINTS_AT_ONCE);
    yield* checkpoints;
    after = checkpoints.at(-1)?.number ?? after;
    full = checkpoints.length === CHECKPOINTS_AT_ONCE;
  }
}

/** Reads lines in batches, pauses after each batch for as long as its check took, and saves the progress. */
function stepper(context: Pick<Audit, "ledgerChecks" | "checkpoints">, check: CheckRow) {
  let checked = 0;
  let told = performance.now();
  return {
    checked: () => checked,
    async *through(from: string, upTo: string) {
      for (let after = from, full = true; full;) {
        const lines = await context.checkpoints.lines(check.churchId, after, upTo, LINES_AT_ONCE);
        const begun = performance.now();
        yield lines;
        checked += lines.length;
        after = lines.at(-1)?.line ?? after;
        full = lines.length === LINES_AT_ONCE;
        if (performance.now() - told > TELL_EVERY_MS) {
          await context.ledgerChecks.advance(check, checked);
          told = performance.now();
        }
        if (full) await pause(performance.now() - begun);
      }
    },
  };
}
