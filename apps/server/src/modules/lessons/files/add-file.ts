import type { Lessons } from "../lessons.ts";
import { keyOf } from "./file-key.ts";
import { readFileName } from "./file-name.ts";
import { sniffFile } from "./sniff-file.ts";

/** Adds a file to a lesson without an upload form, for the demo data. */
export async function addFile(
  { files, storage, newId, now }: Lessons,
  { churchId, lessonId, name: wanted, bytes }: { churchId: string; lessonId: string; name: string; bytes: Uint8Array },
): Promise<void> {
  const { name, type } = readFileName(wanted);
  sniffFile(bytes, type);
  const [id, time] = [newId(), now()];
  await storage.put(keyOf({ churchId, id }), bytes, type);
  await files.add({
    churchId,
    id,
    lessonId,
    name,
    type,
    size: bytes.length,
    uploadId: newId(),
    requestedAt: time,
    requestedBy: null,
    addedAt: time,
  });
}
