import { createHash, randomBytes } from "node:crypto";

/**
 * Hashes random texts such as tokens, or texts that must only be recognized. Secrets that can be guessed need a key or
 * a slow hash instead.
 */
export const sha256 = (text: string | Buffer): string => createHash("sha256").update(text).digest("base64url");

/** Hashes several values as JSON, so that two different lists never have the same text. */
export const sha256OfList = (parts: readonly unknown[]): string => sha256(JSON.stringify(parts));

/** Returns a random token. Use 32 bytes unless the number of tries is limited. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString("base64url");
