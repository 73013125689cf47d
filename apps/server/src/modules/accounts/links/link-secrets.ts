import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { newToken, sha256 } from "../../../platform/hashing/sha256.ts";

/** Makes the secret of a mailed link: 256 random bits. The database stores only its hash. */
export const makeGuid = (): string => newToken();

export const hashGuid = (guid: string): string => sha256(guid);

const CODE_DIGITS = 6;

/** Makes a code of six digits, to type in by hand when the email is read on another device. */
export const makeCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");

/** Hashes a code with a secret key. With a plain hash, a reader of the database could try all million codes. */
export const hashCode = (secret: string, guidHash: string, code: string): string =>
  createHmac("sha256", secret).update(`mailed-code ${guidHash} ${code}`).digest("base64url");

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
