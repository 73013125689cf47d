import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** A PDF as an answer, as whole bytes or as a stream. */
export class PdfAnswer {
  readonly fileName: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  constructor(fileName: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) {
    this.fileName = fileName;
    this.bytes = bytes;
  }
}

/** Sends a PDF. No cache may store it, because its content is private to a person or a church. */
export const sendPdf = (reply: FastifyReply, { fileName, bytes }: PdfAnswer): FastifyReply =>
  reply
    .type("application/pdf")
    .header("cache-control", "private, no-store")
    .header("content-disposition", `attachment; filename="${fileName.replace(/[^\w.-]/g, "-")}"`)
    .send(
      bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) : Readable.from(bytes),
    );
