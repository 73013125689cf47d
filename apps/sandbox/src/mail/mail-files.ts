import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, UNFINISHED, writeDurably } from "../files/write-durably.ts";
import type { Envelope } from "./mail.ts";
import { isMailId } from "./mail-id.ts";

const ENVELOPE_HEADER = "X-Sandbox-Envelope: ";
const ENDING = ".eml";

export type StoredMail = { envelope: Envelope; source: Buffer };

/**
 * Writes one .eml file per email. Its first line is our own header with the envelope; the rest is the email as it was
 * sent.
 */
export async function writeMailFile(folder: string, id: string, mail: StoredMail): Promise<void> {
  const envelope = `${ENVELOPE_HEADER}${JSON.stringify(mail.envelope)}\r\n`;
  await writeDurably(join(folder, id + ENDING), Buffer.concat([Buffer.from(envelope), mail.source]));
}

/** Returns undefined when the file was deleted. */
export async function readMailFile(folder: string, id: string): Promise<StoredMail | undefined> {
  const bytes = await readFile(join(folder, id + ENDING)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!bytes) return undefined;
  const lineEnd = bytes.indexOf("\r\n");
  const envelope = parseEnvelope(bytes.subarray(0, Math.max(lineEnd, 0)).toString());
  if (!envelope) return { envelope: { from: "", to: [] }, source: bytes };
  return { envelope, source: bytes.subarray(lineEnd + 2) };
}

/** Returns the ids of all emails, oldest first, and deletes half-written files of a killed process. */
export async function listMailFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const unfinished = names.filter((name) => name.endsWith(UNFINISHED));
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })));
  return names
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .filter(isMailId)
    .sort();
}

export async function removeMailFiles(folder: string, ids: string[]): Promise<void> {
  for (const id of ids) await rm(join(folder, id + ENDING), { force: true });
  await syncFolder(folder);
}

function parseEnvelope(line: string): Envelope | null {
  if (!line.startsWith(ENVELOPE_HEADER)) return null;
  try {
    const value: unknown = JSON.parse(line.slice(ENVELOPE_HEADER.length));
    if (typeof value !== "object" || value === null || !("from" in value) || !("to" in value)) return null;
    if (typeof value.from !== "string" || !Array.isArray(value.to)) return null;
    return { from: value.from, to: value.to.filter((address) => typeof address === "string") };
  } catch {
    return null;
  }
}
