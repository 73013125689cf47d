import type { LessonFile } from "@offertory/contract";
import type { Lessons } from "../lessons.ts";
import { fileKey } from "./file-link.ts";
import type { FileRow } from "./file-store.ts";

/** A file with the address where it is downloaded: open to everyone, or by a key for those who work on a draft. */
export function describeFile(lessons: Lessons, file: FileRow, { open }: { open: boolean }): LessonFile {
  const { churchId, id, name, type, size } = file;
  const address = `/content/${churchId}/lessons/${id}/${encodeURIComponent(name)}`;
  return { id, name, type, size: Number(size), url: open ? address : `${address}?key=${fileKey(lessons, file)}` };
}
