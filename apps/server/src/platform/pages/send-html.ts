import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * A low quality, because the page is compressed for each request: it takes a millisecond and saves the download more.
 */
const FAST_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Sends a page, compressed by an encoding that the client accepts. */
export function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): void {
  reply.type("text/html; charset=utf-8");
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted))
    void reply.header("content-encoding", "br").send(brotliCompressSync(html, { params: FAST_BROTLI }));
  else if (/\bgzip\b/.test(accepted)) void reply.header("content-encoding", "gzip").send(gzipSync(html));
  else void reply.send(html);
}
