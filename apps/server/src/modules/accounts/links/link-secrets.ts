import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { newToken, sha256 } from "../../../platform/hashing/sha256.ts";

/** What a mailed link carries: 256 random bits, known to nobody but who reads the mail. */
export const makeGuid = (): string => newToken();

/** What the database keeps of a guid. */
export const hashGuid = (guid: string): string => sha256(guid);

const CODE_DIGITS = 6;

/** Six digits, for who reads mail on another device. */
export const makeCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");

/** A million codes are soon tried, so that their hash is keyed: who reads the database alone cannot try them. */
export const hashCode = (secret: string, guidHash: string, code: string): string =>
  createHmac("sha256", secret).update(`mailed-code ${guidHash} ${code}`).digest("base64url");

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
