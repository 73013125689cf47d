import type { Readable } from "node:stream";
import type { Secrets } from "../start/settings/keep-secrets.ts";
import type { DatabaseShape, SequenceValue } from "./describe-database.ts";

/**
 * The entries of a backup, in this order: the manifest, the tables, the files, and the end, whose count shows that none
 * is missing.
 */
export type EntryHead =
  | { kind: "manifest"; madeAt: string; shape: DatabaseShape; sequences: SequenceValue[]; secrets: Secrets }
  | { kind: "table"; schema: string; name: string }
  | { kind: "file"; folder: "files" | "sandbox"; path: string }
  | { kind: "end"; entries: number };

export type Entry = { head: EntryHead; body: AsyncIterable<Buffer> };

const none: AsyncIterable<Buffer> = {
  async *[Symbol.asyncIterator]() {},
};

export const withoutBody = (head: EntryHead): Entry => ({ head, body: none });

/** Writes entries as bytes: a length and the head, then lengths and pieces of the body until a length of zero. */
export async function* writeEntries(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const framed = (bytes: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  for await (const { head, body } of entries) {
    yield framed(Buffer.from(JSON.stringify(head)));
    for await (const piece of body) if (piece.length > 0) yield framed(piece);
    yield framed(Buffer.alloc(0));
  }
}

/** Reads the entries of a stream in order; a body that the caller does not read is skipped. */
export async function* readEntries(stream: Readable): AsyncGenerator<Entry> {
  const take = openReader(stream);
  const takeFrame = async () => {
    const length = await take(4);
    return length && take(length.readUInt32BE());
  };
  async function* takeBody(): AsyncGenerator<Buffer> {
    for (let piece = await takeFrame(); piece && piece.length > 0; piece = await takeFrame()) yield piece;
  }
  for (let head = await takeFrame(); head; head = await takeFrame()) {
    const body = takeBody();
    yield { head: JSON.parse(head.toString()), body: { [Symbol.asyncIterator]: () => body } };
    for await (const _ of body);
  }
}

function openReader(stream: Readable): (length: number) => Promise<Buffer | undefined> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let waiting: Buffer[] = [];
  let available = 0;
  return async (length) => {
    while (available < length) {
      const { value, done } = await chunks.next();
      if (done) return undefined;
      waiting.push(value);
      available += value.length;
    }
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
    waiting = [all.subarray(length)];
    available = all.length - length;
    return all.subarray(0, length);
  };
}
