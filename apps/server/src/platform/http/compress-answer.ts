import { promisify } from "node:util";
import { constants, createGzip, gzip, gzipSync } from "node:zlib";
import { pipeline, Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Less is one packet either way. */
const MIN_BYTES = 1024;
/** What takes longer than a millisecond is done beside the main thread. */
const MAX_BYTES_AT_ONCE = 65_536;
/** The fastest: the next levels cost half as much again and save a tenth. */
const OPTIONS = { level: constants.Z_BEST_SPEED };

const gzipBeside = promisify<string, typeof OPTIONS, Buffer>(gzip);

/**
 * An answer in the form in which it is sent. Its length tells something of what it holds, which helps only whoever can make somebody else's
 * browser ask for it with a guess (BREACH): our calls carry their token in a header, which another site cannot send. An answer that
 * holds a token is not compressed all the same.
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
  return text.length <= MAX_BYTES_AT_ONCE ? gzipSync(text, OPTIONS) : gzipBeside(text, OPTIONS);
}

/** A file that is made line by line, sent line by line. */
export function compressLines(request: FastifyRequest, reply: FastifyReply, lines: AsyncIterable<string>): Readable {
  const plain = Readable.from(lines);
  addVary(reply);
  if (!takesGzip(request)) return plain;
  reply.header("content-encoding", "gzip");
  // What ends one of them ends the other; who sends the answer hears of it.
  return pipeline(plain, createGzip(OPTIONS), () => {});
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(headers["accept-encoding"] ?? "");

function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader("vary");
  reply.header("vary", vary ? `${String(vary)}, Accept-Encoding` : "Accept-Encoding");
}
