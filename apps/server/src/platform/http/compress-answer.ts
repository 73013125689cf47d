import { promisify } from "node:util";
import { constants, createGzip, gzip, gzipSync } from "node:zlib";
import { pipeline, Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A shorter answer fits into one network packet anyway. */
const MIN_BYTES = 1024;
/** Longer answers take more than a millisecond, so they are compressed off the main thread. */
const MAX_SYNC_BYTES = 65_536;
/** The fastest level. The next ones cost half as much time again and save a tenth of the size. */
const OPTIONS = { level: constants.Z_BEST_SPEED };

const gzipAsync = promisify<string, typeof OPTIONS, Buffer>(gzip);

/**
 * Compresses an answer if the client accepts gzip. The compressed length could reveal content only to a site that makes
 * a victim's browser send guesses (BREACH); our calls carry their token in a header, which another site cannot send.
 * Answers that contain a token are still not compressed.
 */
export function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): string | Buffer | Promise<Buffer> {
  if (text.length < MIN_BYTES || text.includes('"jwt":')) return text;
  addVary(reply);
  if (!takesGzip(request)) return text;
  reply.header("content-encoding", "gzip");
  return text.length <= MAX_SYNC_BYTES ? gzipSync(text, OPTIONS) : gzipAsync(text, OPTIONS);
}

/** Streams a file that is made line by line, compressed if the client accepts gzip. */
export function compressLines(request: FastifyRequest, reply: FastifyReply, lines: AsyncIterable<string>): Readable {
  const plain = Readable.from(lines);
  addVary(reply);
  if (!takesGzip(request)) return plain;
  reply.header("content-encoding", "gzip");
  // `pipeline` ends both streams when one fails; Fastify handles the error of the answer.
  return pipeline(plain, createGzip(OPTIONS), () => {});
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(headers["accept-encoding"] ?? "");

function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader("vary");
  reply.header("vary", vary ? `${String(vary)}, Accept-Encoding` : "Accept-Encoding");
}
