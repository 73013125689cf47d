import type { FastifyRequest } from "fastify";
import type { Multipart } from "@fastify/multipart";
import { PictureTooLarge } from "../../../platform/pictures/picture-errors.ts";
import { TooManyPictures } from "../../../platform/pictures/limit-concurrency.ts";
import type { Gallery } from "../gallery.ts";
import { UploadEmpty, UploadFormInvalid } from "../gallery-errors.ts";
import { checkUpload } from "./take-upload.ts";
import { MAX_BYTES } from "./upload-form.ts";

/** How many uploads are read at the same time. Each is held in memory. */
const MAX_PARALLEL_UPLOADS = 16;
const PARSER_ERROR = /^(Multipart|Unexpected end|Part terminated|Premature)/i;
let activeUploads = 0;

/** Reads an upload form and its picture. An invalid form is refused before the picture is read. */
export async function readUpload(gallery: Gallery, request: FastifyRequest) {
  if (!request.isMultipart()) throw new UploadEmpty();
  if (Number(request.headers["content-length"] ?? 0) > MAX_BYTES + 100_000) throw new PictureTooLarge();
  if (activeUploads >= MAX_PARALLEL_UPLOADS) throw new TooManyPictures();
  activeUploads += 1;
  try {
    return await readParts(gallery, request.parts());
  } catch (error) {
    // The multipart parser has no error classes for malformed input, so its errors are recognized by message.
    throw error instanceof Error && PARSER_ERROR.test(error.message) ? new UploadEmpty() : error;
  } finally {
    activeUploads -= 1;
  }
}

async function readParts(gallery: Gallery, parts: AsyncIterable<Multipart>) {
  const fields = new Map<string, string>();
  for await (const part of parts) {
    if (part.type === "field") {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    // The rest of a refused file must be consumed, or the client never receives the response.
    const upload = await checkUpload(gallery, fields).catch((error: unknown) => {
      part.file.resume();
      throw error;
    });
    const bytes = await part.toBuffer();
    if (part.file.truncated || bytes.length > upload.mostBytes) throw new PictureTooLarge();
    return { name: upload.name, bytes };
  }
  throw fields.has("policy") ? new UploadEmpty() : new UploadFormInvalid();
}
