import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** A file that is answered as it is, whole or as it is made. */
export class PdfAnswer {
  readonly fileName: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  constructor(fileName: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) {
    this.fileName = fileName;
    this.bytes = bytes;
  }
}

/** Nobody on the way keeps a copy: what is in it is one person's, or a church's. */
export const sendPdf = (reply: FastifyReply, { fileName, bytes }: PdfAnswer): FastifyReply =>
  reply
    .type("application/pdf")
    .header("cache-control", "private, no-store")
    .header("content-disposition", `attachment; filename="${fileName.replace(/[^\w.-]/g, "-")}"`)
    .send(
      bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) : Readable.from(bytes),
    );
