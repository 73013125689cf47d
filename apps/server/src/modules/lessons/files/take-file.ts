import type { Lessons } from "../lessons.ts";
import { LessonFileFormInvalid } from "../lessons-errors.ts";
import { keyOf } from "./file-key.ts";
import type { FileRow } from "./file-store.ts";
import { sniffFile } from "./sniff-file.ts";

/** Stores an uploaded file unchanged. */
export async function takeFile(lessons: Lessons, file: FileRow, bytes: Uint8Array): Promise<void> {
  sniffFile(bytes, file.type);
  const key = keyOf(file);
  await lessons.storage.put(key, bytes, file.type);
  if (await lessons.files.arrived(file, lessons.now(), bytes.length)) return;
  await lessons.storage.remove(key);
  throw new LessonFileFormInvalid();
}
