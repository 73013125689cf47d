import type { Ledger } from "./ledger.ts";
import type { NotedCheckpoint } from "./checkpoint-notes.ts";

/**
 * Stores the newest checkpoint of a church outside the database. A note whose checkpoint is in the ledger is replaced;
 * any other note is kept, because it shows that the end of the ledger was deleted.
 */
export async function noteCheckpoint(
  { checkpoints, checkpointNotes }: Pick<Ledger, "checkpointNotes" | "checkpoints">,
  churchId: string,
  checkpoint: NotedCheckpoint,
): Promise<void> {
  const kept: NotedCheckpoint[] = [];
  for (const note of await checkpointNotes.read(churchId))
    if ((await checkpoints.hashOf(churchId, note.number)) !== note.hash) kept.push(note);
  await checkpointNotes.write(churchId, [...kept, checkpoint]);
}
