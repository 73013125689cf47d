import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppFile } from "./app-files.ts";

/** A name with a hash of its content in it never changes. */
const FOREVER = "public, max-age=31536000, immutable";

export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: AppFile,
  { forever }: { forever: boolean },
) {
  reply.header("cache-control", forever ? FOREVER : "public, max-age=300");
  reply.header("etag", file.etag).header("vary", "Accept-Encoding").type(file.type);
  if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  const accepted = request.headers["accept-encoding"] ?? "";
  const brotli = /\bbr\b/.test(accepted) ? file.brotli() : null;
  if (brotli) return reply.header("content-encoding", "br").send(brotli);
  const gzip = /\bgzip\b/.test(accepted) ? file.gzip() : null;
  if (gzip) return reply.header("content-encoding", "gzip").send(gzip);
  return reply.send(file.plain);
}
