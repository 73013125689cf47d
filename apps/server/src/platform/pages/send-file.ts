import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppFile } from "./app-files.ts";

/** For URLs with a content hash or a version in them: their content never changes. */
const FOREVER = "public, max-age=31536000, immutable";
const SHORTLY = "public, max-age=300";

export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: AppFile,
  how: { forever: boolean } | { cached: string; vary: string },
) {
  const { cached, vary } = "cached" in how ? how : { cached: how.forever ? FOREVER : SHORTLY, vary: "Accept-Encoding" };
  reply.header("cache-control", cached);
  reply.header("etag", file.etag()).header("vary", vary).type(file.type);
  if (request.headers["if-none-match"] === file.etag()) return reply.code(304).send();
  const accepted = request.headers["accept-encoding"] ?? "";
  const brotli = /\bbr\b/.test(accepted) ? file.brotli() : null;
  if (brotli) return reply.header("content-encoding", "br").send(brotli);
  const gzip = /\bgzip\b/.test(accepted) ? file.gzip() : null;
  if (gzip) return reply.header("content-encoding", "gzip").send(gzip);
  return reply.send(file.plain);
}
