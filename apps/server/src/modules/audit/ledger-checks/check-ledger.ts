import { setTimeout as pause } from "node:timers/promises";
import type { Audit } from "../audit.ts";
import {
  NO_HASH,
  type NotedCheckpoint,
  type Checkpoint,
  findMissingCheckpoints,
  gone,
  openCheckpointCheck,
  type Trouble,
} from "../../ledger/index.ts";
import type { CheckRow, CheckResult } from "./check-store.ts";
import { openEntrySums } from "./open-entry-sums.ts";

/** A batch takes a few milliseconds; between batches the server handles other requests. */
const LINES_PER_BATCH = 500;
const CHECKPOINTS_PER_BATCH = 10;
const SAVE_INTERVAL_MS = 500;
const MAX_LINE = "9223372036854775807";

type PreviousCheckpoint = Pick<Checkpoint, "number" | "hash" | "lastLine">;

/**
 * Recomputes every checkpoint and adds up every entry, as `verifyLedger` does, but in small batches with pauses, so
 * that the server stays responsive while it checks a million entries. Stops at the first mismatch.
 */
export async function checkLedger(
  context: Pick<Audit, "checkpointNotes" | "checkpointSigning" | "ledgerChecks" | "checkpoints">,
  check: CheckRow,
): Promise<CheckResult> {
  const { churchId } = check;
  const entrySums = openEntrySums();
  const reader = openBatchReader(context, check);
  const checkSignature = context.checkpointSigning.openCheck();
  const notes = await context.checkpointNotes.read(churchId);
  let previous: PreviousCheckpoint = { number: 0, hash: NO_HASH, lastLine: "0" };
  const outcome = (uncovered: number, trouble: Trouble | null): CheckResult => ({
    checked: reader.checked(),
    checkpoints: previous.number,
    uncovered,
    head: previous.hash,
    trouble,
  });

  for await (const checkpoint of checkpointsOf(context, churchId)) {
    if (checkpoint.number !== previous.number + 1) return outcome(0, gone(previous));
    const checkpointCheck = openCheckpointCheck(churchId, checkpoint, previous.hash);
    for await (const lines of reader.through(previous.lastLine, checkpoint.lastLine)) {
      entrySums.add(lines);
      const trouble = checkpointCheck.add(lines);
      if (trouble) return outcome(0, trouble);
    }
    const isNoted = ({ number, hash }: NotedCheckpoint) => number !== checkpoint.number || hash === checkpoint.hash;
    const trouble = checkpointCheck.close() ?? checkSignature(checkpoint);
    if (trouble) return outcome(0, trouble);
    if (!notes.every(isNoted)) return outcome(0, { what: "checkpoint-changed", where: String(checkpoint.number) });
    previous = checkpoint;
  }
  const cutOff = findMissingCheckpoints(notes, previous.number);
  if (cutOff) return outcome(0, cutOff);
  const covered = reader.checked();
  for await (const lines of reader.through(previous.lastLine, MAX_LINE)) entrySums.add(lines);
  // Entries that were added during the check may have been read in part, so their sums are computed again from all
  // their lines.
  const [unbalanced] = await context.ledgerChecks.findUnbalanced(churchId, entrySums.unbalanced());
  return outcome(reader.checked() - covered, unbalanced ? { what: "entry-crooked", where: unbalanced.line } : null);
}

async function* checkpointsOf(
  { ledgerChecks }: Pick<Audit, "ledgerChecks">,
  churchId: string,
): AsyncGenerator<Checkpoint> {
  for (let after = 0, full = true; full;) {
    const checkpoints = await ledgerChecks.checkpointsAfter(churchId, after, CHECKPOINTS_PER_BATCH);
    yield* checkpoints;
    after = checkpoints.at(-1)?.number ?? after;
    full = checkpoints.length === CHECKPOINTS_PER_BATCH;
  }
}

/** Reads lines in batches, pauses after each batch for as long as its check took, and saves the progress. */
function openBatchReader(context: Pick<Audit, "ledgerChecks" | "checkpoints">, check: CheckRow) {
  let checked = 0;
  let savedAt = performance.now();
  return {
    checked: () => checked,
    async *through(from: string, upTo: string) {
      for (let after = from, full = true; full;) {
        const lines = await context.checkpoints.lines(check.churchId, after, upTo, LINES_PER_BATCH);
        const begun = performance.now();
        yield lines;
        checked += lines.length;
        after = lines.at(-1)?.line ?? after;
        full = lines.length === LINES_PER_BATCH;
        if (performance.now() - savedAt > SAVE_INTERVAL_MS) {
          await context.ledgerChecks.advance(check, checked);
          savedAt = performance.now();
        }
        if (full) await pause(performance.now() - begun);
      }
    },
  };
}
