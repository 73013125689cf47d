import type { FastifyReply, FastifyRequest } from "fastify";
import { sha256 } from "../../../platform/hashing/sha256.ts";
import type { StoredFile } from "../../../platform/storage/storage.ts";

const IMAGE_TYPES = new Set(["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"]);

/**
 * Sends a picture. Only image types are sent, and the policy forbids scripts and requests, in case a browser takes the
 * file for something else. Any page may embed the picture and read its pixels.
 */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, type }: StoredFile,
  { cache }: { cache: string },
) {
  if (!IMAGE_TYPES.has(type)) return reply.callNotFound();
  const etag = `"${sha256(bytes).slice(0, 22)}"`;
  reply.headers({
    "cache-control": cache,
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
    vary: "Accept",
    etag,
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type(type).send(bytes);
}
