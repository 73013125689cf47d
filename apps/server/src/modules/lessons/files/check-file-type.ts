import { LESSON_FILE_TYPES } from "@offertory/contract";
import { LessonFileMismatch } from "../lessons-errors.ts";

const { pdf, docx, pptx, zip, mp3, mp4, jpg, png, webp, gif } = LESSON_FILE_TYPES;

/** Refuses a file whose first bytes do not match the type of its extension. */
export function checkFileType(bytes: Uint8Array, type: string): void {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString("latin1");
  if (!matchesType(head, type)) throw new LessonFileMismatch();
}

function matchesType(head: string, type: string): boolean {
  switch (type) {
    case pdf:
      return head.includes("%PDF-");
    case docx:
    case pptx:
    case zip:
      return head.startsWith("PK\x03\x04");
    case mp3:
      return head.startsWith("ID3") || /^\xff[\xe0-\xff]/.test(head);
    case mp4:
      return head.slice(4, 8) === "ftyp";
    case jpg:
      return head.startsWith("\xff\xd8\xff");
    case png:
      return head.startsWith("\x89PNG\r\n\x1a\n");
    case webp:
      return head.startsWith("RIFF") && head.slice(8, 12) === "WEBP";
    case gif:
      return /^GIF8[79]a/.test(head);
    default:
      return false;
  }
}
