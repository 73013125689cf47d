import type { Ledger } from "./ledger.ts";
import { awaitWriters } from "./await-writers.ts";
import { NO_HASH, openChain } from "./chain.ts";
import { noteCheckpoint } from "./note-checkpoint.ts";

const MAX_LINES = 5000;

/** Adds checkpoints over all committed lines, church by church. It is a job and locks nothing, so no gift waits. */
export async function addCheckpoints(
  context: Pick<Ledger, "checkpointNotes" | "checkpointSigning" | "now" | "checkpoints">,
): Promise<number> {
  const upTo = await context.checkpoints.newestLine();
  let checkpoints = 0;
  for await (const churchId of awaitWriters(context, await context.checkpoints.churchesWithUncoveredLines(upTo)))
    while (await addChurchCheckpoint(context, churchId, upTo)) checkpoints += 1;
  return checkpoints;
}

/** Adds one checkpoint over the lines after the last one. If two servers do so at once, only one insert succeeds. */
async function addChurchCheckpoint(
  context: Pick<Ledger, "checkpointNotes" | "checkpointSigning" | "now" | "checkpoints">,
  churchId: string,
  upTo: string,
): Promise<boolean> {
  const last = await context.checkpoints.lastCheckpoint(churchId);
  const lines = await context.checkpoints.lines(churchId, last?.lastLine ?? "0", upTo, MAX_LINES);
  const newest = lines.at(-1);
  if (!newest) return false;
  const chain = openChain(churchId, last?.hash ?? NO_HASH);
  const marks = lines.map(chain.add).join(" ");
  const facts = {
    number: (last?.number ?? 0) + 1,
    lastLine: newest.line,
    lines: lines.length,
    addedAt: context.now(),
  };
  const hash = chain.close(facts);
  const signature = context.checkpointSigning.sign({ churchId, number: facts.number, hash });
  if (!(await context.checkpoints.add({ churchId, ...facts, hash, marks, signature }))) return false;
  await noteCheckpoint(context, churchId, { ...facts, hash });
  return true;
}
