import type { Checkpoint, checkpointStore } from "./checkpoint-store.ts";
import { NO_HASH, openChain, type LineText } from "./chain.ts";
import type { NotedCheckpoint } from "./checkpoint-notes.ts";
import type { CheckpointSigning } from "./checkpoint-signing.ts";
import type { Trouble } from "./trouble.ts";

type Checkpoints = ReturnType<typeof checkpointStore>;

export interface LedgerReport {
  lines: number;
  checkpoints: number;
  uncovered: number;
  /** The hash of the newest checkpoint. Whoever keeps a copy can check later that no earlier line was changed. */
  head: string;
  /** The number of signed checkpoints; those from before signing was introduced have none. */
  signed: number;
  trouble: Trouble | null;
}

export interface Proof {
  /** Undefined if the keys are not known: then signatures are not checked. */
  signing?: CheckpointSigning | undefined;
  /** The checkpoints that were stored outside the database. */
  notes: readonly NotedCheckpoint[];
}

/**
 * Recomputes every checkpoint of a church, checks its signature, compares it with the notes, and adds up every entry.
 * Reports the first difference.
 */
export async function verifyLedger(
  store: Checkpoints,
  churchId: string,
  { signing, notes }: Proof,
): Promise<LedgerReport> {
  const checkSignature = signing?.openCheck();
  const checkpoints = await store.checkpoints(churchId);
  let previous: Pick<Checkpoint, "number" | "hash" | "lastLine"> = { number: 0, hash: NO_HASH, lastLine: "0" };
  let lines = 0;
  let trouble: Trouble | null = null;
  for (const checkpoint of checkpoints) {
    const found = await store.lines(churchId, previous.lastLine, checkpoint.lastLine, Number.MAX_SAFE_INTEGER);
    lines += found.length;
    trouble ??=
      checkpoint.number === previous.number + 1
        ? verifyCheckpoint(churchId, checkpoint, previous.hash, found)
        : gone(previous);
    trouble ??= checkSignature?.(checkpoint) ?? null;
    previous = checkpoint;
  }
  const uncovered = await store.countAfter(churchId, previous.lastLine);
  trouble ??= findMissingCheckpoints(notes, previous.number) ?? findRewritten(notes, checkpoints);
  const [unbalanced] = await store.unbalancedEntries(churchId);
  trouble ??= unbalanced ? { what: "entry-crooked", where: unbalanced.line } : null;
  const signed = checkpoints.filter(({ signature }) => signature !== "").length;
  return { lines: lines + uncovered, checkpoints: checkpoints.length, uncovered, head: previous.hash, signed, trouble };
}

/** Reports a note with a higher number than the last checkpoint: the end of the ledger was deleted. */
export function findMissingCheckpoints(notes: readonly NotedCheckpoint[], last: number): Trouble | null {
  return notes.some(({ number }) => number > last) ? gone({ number: last }) : null;
}

/** Reports a checkpoint with another hash than its note: the end of the ledger was deleted and written again. */
function findRewritten(notes: readonly NotedCheckpoint[], checkpoints: readonly Checkpoint[]): Trouble | null {
  const other = notes.find(({ number, hash }) =>
    checkpoints.some((checkpoint) => checkpoint.number === number && checkpoint.hash !== hash),
  );
  return other ? { what: "checkpoint-changed", where: String(other.number) } : null;
}

export const gone = ({ number }: Pick<Checkpoint, "number">): Trouble => ({
  what: "checkpoint-gone",
  where: String(number + 1),
});

function verifyCheckpoint(
  churchId: string,
  checkpoint: Checkpoint,
  previousHash: string,
  found: readonly LineText[],
): Trouble | null {
  const check = openCheckpointCheck(churchId, checkpoint, previousHash);
  return check.add(found) ?? check.close();
}

/** Compares lines with their checkpoint, in batches. The check must stop at the first difference. */
export function openCheckpointCheck(churchId: string, checkpoint: Checkpoint, previousHash: string) {
  const chain = openChain(churchId, previousHash);
  const marks = checkpoint.marks.split(" ");
  let next = 0;
  return {
    add(found: readonly LineText[]): Trouble | null {
      for (const line of found) {
        const [number = "", hash] = (marks[next] ?? "").split(":");
        if (number === "" || BigInt(line.line) < BigInt(number)) return { what: "line-added", where: line.line };
        if (line.line !== number) return { what: "line-gone", where: number };
        if (chain.add(line) !== `${number}:${hash}`) return { what: "line-changed", where: line.line };
        next += 1;
      }
      return null;
    },
    close(): Trouble | null {
      const missing = marks[next]?.split(":")[0];
      if (missing) return { what: "line-gone", where: missing };
      // Every line matches its mark, so a different hash means that the checkpoint itself was changed.
      return chain.close(checkpoint) === checkpoint.hash
        ? null
        : { what: "checkpoint-changed", where: String(checkpoint.number) };
    },
  };
}
