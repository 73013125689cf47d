import { z } from "zod/mini";

/** The file types of a lesson's downloads: file extension and media type. */
export const LESSON_FILE_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  zip: "application/zip",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
} as const;
export type LessonFileEnding = keyof typeof LESSON_FILE_TYPES;

export const MAX_LESSON_FILE_BYTES = 50_000_000;
/** The size of all lesson files of a church together. */
export const MAX_LESSON_FILES_BYTES = 5_000_000_000;

/** Returns the file extension, or null when the type is not accepted. */
export function lessonFileEnding(name: string): LessonFileEnding | null {
  const ending = name.trim().split(".").at(-1)?.toLowerCase() ?? "";
  return isEnding(ending) && name.includes(".") ? ending : null;
}

const isEnding = (ending: string): ending is LessonFileEnding => Object.hasOwn(LESSON_FILE_TYPES, ending);

export const LessonFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  /** The download path on the origin that serves the page. */
  url: z.string(),
});
export type LessonFile = z.output<typeof LessonFile>;
