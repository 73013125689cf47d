import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { decryptStream, encryptStream } from "./encrypt-stream.ts";

const key = randomBytes(32);
const encrypt = (plain: Buffer) => buffer(Readable.from([plain]).pipe(encryptStream(key)));
const open = (encrypted: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    const stream = decryptStream(key, "FILE").once("error", reject);
    const pieces: Buffer[] = [];
    stream.on("data", (piece: Buffer) => pieces.push(piece)).once("end", () => resolve(Buffer.concat(pieces)));
    stream.end(encrypted);
  });

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])(
  "%i bytes are unchanged after encryption and decryption",
  async (length) => {
    const plain = randomBytes(length);
    expect((await open(await encrypt(plain))).equals(plain)).toBe(true);
  },
);

test("A changed bit, a truncation, and a moved, repeated or missing chunk are refused as damaged", async () => {
  const encrypted = await encrypt(randomBytes(200_000));
  const chunk = 65_536 + 16;
  const part = (number: number) => encrypted.subarray(number * chunk, (number + 1) * chunk);
  const changed: Buffer[] = [];
  for (let at = 0; at < encrypted.length; at += 4999) {
    const flipped = Buffer.from(encrypted);
    flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (at % 8)), at);
    changed.push(flipped, encrypted.subarray(0, at));
  }
  changed.push(
    encrypted.subarray(0, chunk),
    encrypted.subarray(0, 3 * chunk),
    Buffer.concat([encrypted, Buffer.alloc(1)]),
  );
  changed.push(Buffer.concat([part(1), part(0), part(2), part(3)]), Buffer.concat([part(0), part(2), part(3)]));
  changed.push(Buffer.concat([part(0), part(0), part(1), part(2), part(3)]));
  for (const wrong of changed) await expect(open(wrong)).rejects.toThrow("FILE is damaged or was cut off");
});
