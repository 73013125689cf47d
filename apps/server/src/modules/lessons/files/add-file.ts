import type { Lessons } from "../lessons.ts";
import { storageKey } from "./storage-key.ts";
import { readFileName } from "./file-name.ts";
import { checkFileType } from "./check-file-type.ts";

/** Adds a file to a lesson without an upload form, for the demo data. */
export async function addFile(
  { files, storage, newId, now }: Lessons,
  {
    churchId,
    lessonId,
    name: fileName,
    bytes,
  }: { churchId: string; lessonId: string; name: string; bytes: Uint8Array },
): Promise<void> {
  const { name, type } = readFileName(fileName);
  checkFileType(bytes, type);
  const [id, time] = [newId(), now()];
  await storage.put(storageKey({ churchId, id }), bytes, type);
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
