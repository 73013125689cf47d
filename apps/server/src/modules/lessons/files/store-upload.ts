import type { Lessons } from "../lessons.ts";
import { LessonFileFormInvalid } from "../lessons-errors.ts";
import { storageKey } from "./storage-key.ts";
import type { FileRow } from "./file-store.ts";
import { checkFileType } from "./check-file-type.ts";

/** Stores an uploaded file unchanged. */
export async function storeUpload(lessons: Lessons, file: FileRow, bytes: Uint8Array): Promise<void> {
  checkFileType(bytes, file.type);
  const key = storageKey(file);
  await lessons.storage.put(key, bytes, file.type);
  if (await lessons.files.markUploaded(file, lessons.now(), bytes.length)) return;
  await lessons.storage.remove(key);
  throw new LessonFileFormInvalid();
}
