import { Id } from "@offertory/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Lessons } from "../lessons.ts";
import { LessonFileNotFound } from "../lessons-errors.ts";
import { storageKey } from "./storage-key.ts";
import { isFileKey } from "./file-link.ts";
import { attachmentNamed } from "./file-name.ts";

/**
 * Sends a file as a download, never inline, with a policy that forbids scripts and requests. Files of drafts and of
 * removed lessons need a key.
 */
export async function sendFile(
  lessons: Lessons,
  named: { churchId: string; id: string },
  key: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isId = Id.safeParse(named.churchId).success && Id.safeParse(named.id).success;
  const file = isId ? await lessons.files.find(named) : undefined;
  if (!file || file.addedAt === null || file.removedAt !== null) throw new LessonFileNotFound();
  const hasKey = typeof key === "string" && isFileKey(lessons, file, key);
  if (!hasKey && !(await lessons.files.isPublic(file))) throw new LessonFileNotFound();
  const etag = `"${file.id}"`;
  reply.headers({
    "cache-control": hasKey ? "no-store" : "private, no-cache",
    "content-disposition": attachmentNamed(file.name),
    "content-security-policy": "default-src 'none'; sandbox",
    etag,
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const opened = await lessons.storage.open(storageKey(file));
  if (!opened) throw new LessonFileNotFound();
  return reply.type(file.type).header("content-length", String(opened.bytes)).send(opened.stream);
}
