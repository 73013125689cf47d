import { createCipheriv, createDecipheriv } from "node:crypto";
import { Transform } from "node:stream";
import { Refusal } from "../postgres/refusal.ts";

/*
 * AES-256-GCM in chunks of 64 KiB (the STREAM construction). The nonce of a chunk is its number and whether it is the
 * last one, so that chunks cannot be moved, dropped or cut off at the end unnoticed. The key is used for one file only.
 */
const chunkSize = 65_536;
const tagSize = 16;

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Splits a stream into pieces of one size. The last may be shorter, and is recognized only at the end. */
function inPieces(size: number, onPiece: (piece: Buffer, number: number, isLast: boolean) => Buffer): Transform {
  let waiting: Buffer[] = [];
  let length = 0;
  let number = 0;
  const next = (isLast: boolean): Buffer => {
    const all = Buffer.concat(waiting);
    const piece = all.subarray(0, size);
    const rest = all.subarray(size);
    waiting = [rest];
    length = rest.length;
    const result = onPiece(piece, number, isLast);
    number += 1;
    return result;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      length += chunk.length;
      try {
        while (length > size) this.push(next(false));
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(done) {
      try {
        this.push(next(true));
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

export function encryptStream(key: Buffer): Transform {
  return inPieces(chunkSize, (piece, number, isLast) => {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, isLast));
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  });
}

export function decryptStream(key: Buffer, file: string): Transform {
  return inPieces(chunkSize + tagSize, (piece, number, isLast) => {
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number, isLast), { authTagLength: tagSize });
      decipher.setAuthTag(piece.subarray(piece.length - tagSize));
      return Buffer.concat([decipher.update(piece.subarray(0, -tagSize)), decipher.final()]);
    } catch {
      throw new Refusal(`${file} is damaged or was cut off: nothing was changed; use another backup.`);
    }
  });
}
