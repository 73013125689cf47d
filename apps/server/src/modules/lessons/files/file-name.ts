import { LESSON_FILE_TYPES, lessonFileEnding } from "@offertory/contract";
import { LessonFileTypeUnknown } from "../lessons-errors.ts";

const MAX_NAME_LENGTH = 120;
/** What steers a terminal, a header, a path or the direction of characters. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|;%]+/gu;

/** A name that is safe in a header and on a disk, and what it says that the file is. */
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

/** Dots and blanks around a name hide a file, or its ending. */
function withoutDots(stem: string): string {
  let [from, to] = [0, stem.length];
  while (from < to && " .".includes(stem.charAt(from))) from += 1;
  while (to > from && " .".includes(stem.charAt(to - 1))) to -= 1;
  return stem.slice(from, to);
}

/** As a header says it: in plain characters for old readers, and as it is for all others. */
export const attachmentNamed = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.\- ]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
