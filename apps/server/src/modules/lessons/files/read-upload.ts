import type { Multipart } from "@fastify/multipart";
import { MAX_LESSON_FILE_BYTES } from "@offertory/contract";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../../../platform/errors/refusal.ts";
import { readForm } from "../../gallery/index.ts";
import type { Lessons } from "../lessons.ts";
import { LessonFileEmpty, LessonFileFormInvalid, LessonFileTooLarge, TooManyLessonUploads } from "../lessons-errors.ts";
import { parseStorageKey } from "./storage-key.ts";
import type { FileRow } from "./file-store.ts";

/** How many bytes are read at the same time. A file is held in memory until it is stored. */
const MAX_BYTES_IN_FLIGHT = 4 * MAX_LESSON_FILE_BYTES;
let bytesInFlight = 0;

interface Upload {
  file: FileRow;
  bytes: Buffer;
}

/** Reads an upload form and its file. An invalid form is refused before the file is read. */
export async function readUpload(lessons: Lessons, request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new LessonFileEmpty();
  try {
    return await readParts(lessons, request.parts());
  } catch (error) {
    // Every other error is the multipart parser's, which has no error classes for malformed input.
    throw error instanceof Refusal ? error : new LessonFileEmpty();
  }
}

async function readParts(lessons: Lessons, parts: AsyncIterable<Multipart>): Promise<Upload> {
  const fields = new Map<string, string>();
  for await (const part of parts) {
    if (part.type === "field") {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    let mostBytes = 0;
    try {
      const form = await checkForm(lessons, fields);
      if (bytesInFlight + form.mostBytes > MAX_BYTES_IN_FLIGHT) throw new TooManyLessonUploads();
      mostBytes = form.mostBytes;
      bytesInFlight += mostBytes;
      const bytes = await part.toBuffer();
      if (part.file.truncated || bytes.length > mostBytes) throw new LessonFileTooLarge();
      if (bytes.length === 0) throw new LessonFileEmpty();
      return { file: form.file, bytes };
    } finally {
      bytesInFlight -= mostBytes;
      // The rest of a refused file must be consumed, or the client never receives the response.
      part.file.resume();
    }
  }
  throw fields.has("policy") ? new LessonFileEmpty() : new LessonFileFormInvalid();
}

/** Checks an upload form before its file is read. */
async function checkForm(lessons: Lessons, fields: ReadonlyMap<string, string>) {
  const { key, uploadId, mostBytes } = readSigned(lessons, fields);
  const named = parseStorageKey(key);
  const file = named && (await lessons.files.find(named));
  if (!file || file.uploadId !== uploadId || file.addedAt !== null) throw new LessonFileFormInvalid();
  return { file, mostBytes };
}

/** Reads a form that the gallery's code signed, and turns its refusals, which mention pictures, into ours. */
function readSigned(lessons: Lessons, fields: ReadonlyMap<string, string>) {
  try {
    return readForm(lessons, fields);
  } catch (error) {
    throw error instanceof Refusal ? new LessonFileFormInvalid() : error;
  }
}
