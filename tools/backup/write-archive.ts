import { closeSync, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { codeOf, Refusal } from "../postgres/refusal.ts";
import { makeHeader } from "./archive-header.ts";
import { encryptStream } from "./encrypt-stream.ts";
import { writeEntries, type Entry } from "./entries.ts";

/** Writes a backup file. It gets its name only when it is complete and synced to disk. */
export async function writeArchive(file: string, passphrase: string, entries: AsyncIterable<Entry>): Promise<void> {
  const draft = `${file}.partial`;
  try {
    const { header, key } = await makeHeader(passphrase);
    const output = createWriteStream(draft, { fd: openSync(draft, "w", 0o600), flush: true });
    output.write(header);
    await pipeline(Readable.from(writeEntries(entries)), createGzip(), encryptStream(key), output);
    renameSync(draft, file);
    flushFolder(file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw explain(file, error);
  }
}

function flushFolder(file: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}

function explain(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === "ENOSPC" || code === "EDQUOT") return new Refusal(`The disk is full: ${file} was not written.`);
  if (code === "EACCES" || code === "EROFS") return new Refusal(`${file} may not be written: choose another folder.`);
  if (code === "ENOENT") return new Refusal(`The folder of ${file} does not exist: make it, or choose another.`);
  return error;
}
