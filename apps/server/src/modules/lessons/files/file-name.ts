import { LESSON_FILE_TYPES, lessonFileEnding } from "@offertory/contract";
import { LessonFileTypeUnknown } from "../lessons-errors.ts";

const MAX_NAME_LENGTH = 120;
/** Characters that have a meaning in terminals, headers or paths, or change the text direction. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|;%]+/gu;

/** Returns a file name that is safe in a header and on a disk, and the media type that its extension stands for. */
export function readFileName(sent: string): { name: string; type: string } {
  const ending = lessonFileEnding(sent);
  if (!ending) throw new LessonFileTypeUnknown();
  const stem = sent
    .trim()
    .slice(0, -ending.length - 1)
    .normalize("NFC")
    .replaceAll(UNSAFE, " ")
    .split(/\s+/)
    .join(" ");
  return {
    name: `${withoutDots(stem.slice(0, MAX_NAME_LENGTH).toWellFormed()) || "file"}.${ending}`,
    type: LESSON_FILE_TYPES[ending],
  };
}

/** Trims dots and spaces, because they could hide the file or its extension. */
function withoutDots(stem: string): string {
  let [from, to] = [0, stem.length];
  while (from < to && " .".includes(stem.charAt(from))) from += 1;
  while (to > from && " .".includes(stem.charAt(to - 1))) to -= 1;
  return stem.slice(from, to);
}

/** The `Content-Disposition` header: an ASCII name for old clients, and the full name in UTF-8. */
export const attachmentNamed = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.\- ]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
