import type { LessonFile } from "@offertory/contract";
import type { Lessons } from "../lessons.ts";
import { fileKey } from "./file-link.ts";
import type { FileRow } from "./file-store.ts";

/**
 * Returns a file with its download URL. When `open` is false, the URL contains a key, which files of drafts require.
 */
export function describeFile(lessons: Lessons, file: FileRow, { open }: { open: boolean }): LessonFile {
  const { churchId, id, name, type, size } = file;
  const address = `/content/${churchId}/lessons/${id}/${encodeURIComponent(name)}`;
  return { id, name, type, size: Number(size), url: open ? address : `${address}?key=${fileKey(lessons, file)}` };
}
