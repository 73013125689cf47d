import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Refusal } from "../postgres/refusal.ts";

/*
 * A backup file begins with two lines and a signature:
 *   offertory-backup 1
 *   {"kdf":"scrypt","n":131072,"r":8,"p":1,"salt":"…"}
 *   32 bytes: HMAC-SHA-256 of the two lines, with a key derived from the passphrase
 * and continues with the encrypted chunks (encrypt-stream.ts).
 */
const format = 1;
const macLength = 32;
const longestHeader = 1024;

type Cost = { n: number; r: number; p: number };

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

async function deriveKeys(
  passphrase: string,
  salt: Buffer,
  { n, r, p }: Cost,
): Promise<{ key: Buffer; macKey: Buffer }> {
  // Another keyboard may compose the same characters differently.
  const words = passphrase.normalize("NFKC");
  const bytes = await derive(words, salt, 64, { N: n, r, p, maxmem: 256 * n * r });
  return { key: bytes.subarray(0, 32), macKey: bytes.subarray(32) };
}

const macOf = (key: Buffer, lines: Buffer): Buffer => createHmac("sha256", key).update(lines).digest();

/** Creates a header, and the key of the chunks after it. */
export async function makeHeader(
  passphrase: string,
  cost: Cost = { n: 2 ** 17, r: 8, p: 1 },
): Promise<{ header: Buffer; key: Buffer }> {
  const salt = randomBytes(16);
  const { key, macKey } = await deriveKeys(passphrase, salt, cost);
  const parameters = JSON.stringify({ kdf: "scrypt", ...cost, salt: salt.toString("base64url") });
  const lines = Buffer.from(`offertory-backup ${format}\n${parameters}\n`);
  return { header: Buffer.concat([lines, macOf(macKey, lines)]), key };
}

/** Reads the header of a file: returns the key, and where the chunks begin. */
export async function openHeader(
  beginning: Buffer,
  passphrase: string,
  file: string,
): Promise<{ key: Buffer; length: number }> {
  const text = beginning.subarray(0, longestHeader).toString("latin1");
  const [, version, parameters] = /^offertory-backup (\d+)\n(\{[^\n]*\})\n/.exec(text) ?? [];
  const found = /^offertory-backup (\d+)\n/.exec(text)?.[1];
  if (found && Number(found) > format) {
    throw new Refusal(`${file} was made by a newer version of Offertory: update the program, then restore.`);
  }
  if (!version || !parameters) throw new Refusal(`${file} is not a backup of Offertory, or its beginning is damaged.`);
  const linesLength = text.indexOf(parameters) + parameters.length + 1;
  const length = linesLength + macLength;
  const { salt, ...cost } = readParameters(parameters, file);
  const { key, macKey } = await deriveKeys(passphrase, salt, cost);
  const given = beginning.subarray(linesLength, length);
  const expected = macOf(macKey, beginning.subarray(0, linesLength));
  if (given.length !== macLength || !timingSafeEqual(given, expected)) {
    throw new Refusal(`The passphrase does not open ${file}: type it again (or the beginning of the file is damaged).`);
  }
  return { key, length };
}

function readParameters(text: string, file: string): Cost & { salt: Buffer } {
  const damaged = new Refusal(`The beginning of ${file} is damaged: use another backup.`);
  let read: Partial<Cost & { kdf: string; salt: string }>;
  try {
    read = JSON.parse(text);
  } catch {
    throw damaged;
  }
  const { kdf, n = 0, r = 0, p = 0, salt } = read;
  // A crafted file must not make scrypt use up the memory.
  const isSane = n >= 2 && n <= 2 ** 20 && (n & (n - 1)) === 0 && r >= 1 && r <= 16 && p >= 1 && p <= 4;
  if (kdf !== "scrypt" || !isSane || typeof salt !== "string") throw damaged;
  return { n, r, p, salt: Buffer.from(salt, "base64url") };
}
