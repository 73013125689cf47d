import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { codeOf, messageOf, Refusal } from "../postgres/refusal.ts";
import { openHeader } from "./archive-header.ts";
import { decryptStream } from "./encrypt-stream.ts";
import { readEntries, type Entry, type EntryHead } from "./entries.ts";

export type Manifest = Extract<EntryHead, { kind: "manifest" }>;
export type Archive = { entries(): AsyncGenerator<Entry> };

/** Opens a backup file with its passphrase; its entries can be read several times. */
export async function openArchive(file: string, passphrase: string): Promise<Archive> {
  const { key, length } = await openHeader(readBeginning(file), passphrase, file);
  return {
    async *entries() {
      const plain = createGunzip();
      // The error reaches the reader through the last stream.
      pipeline(createReadStream(file, { start: length }), decryptStream(key, file), plain, () => {});
      try {
        yield* readEntries(plain);
      } catch (error) {
        throw error instanceof Refusal
          ? error
          : new Refusal(`${file} is damaged (${messageOf(error)}): use another backup.`);
      } finally {
        plain.destroy();
      }
    },
  };
}

/** Reads the whole file once, so that nothing is changed before it has proved intact. */
export async function checkArchive(archive: Archive, file: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  let count = 0;
  let isWhole = false;
  for await (const { head } of archive.entries()) {
    if (head.kind === "manifest") manifest = head;
    else if (head.kind === "end") isWhole = head.entries === count;
    else count += 1;
  }
  if (!manifest || !isWhole) throw new Refusal(`${file} is not complete: use another backup.`);
  return manifest;
}

function readBeginning(file: string): Buffer {
  try {
    const handle = openSync(file, "r");
    const beginning = Buffer.alloc(2048);
    const length = readSync(handle, beginning, 0, beginning.length, 0);
    closeSync(handle);
    return beginning.subarray(0, length);
  } catch (error) {
    const reason = codeOf(error) === "ENOENT" ? "is not there" : `cannot be read (${codeOf(error)})`;
    throw new Refusal(`${file} ${reason}: name the file of a backup.`);
  }
}
