import type { Giving } from "../giving.ts";
import type { NotedSeal } from "./seal-notes.ts";

/**
 * Notes the newest seal of a church outside the database. A note that still stands in the chain is replaced; one that does not is
 * kept, because it shows that the end of the ledger was cut off.
 */
export async function noteSeal({ seals, sealNotes }: Giving, churchId: string, seal: NotedSeal): Promise<void> {
  const kept: NotedSeal[] = [];
  for (const note of await sealNotes.read(churchId))
    if ((await seals.hashOf(churchId, note.number)) !== note.hash) kept.push(note);
  await sealNotes.write(churchId, [...kept, seal]);
}
