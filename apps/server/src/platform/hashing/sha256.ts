import { createHash, randomBytes } from "node:crypto";

/** For what is random already, as a token, and for what only has to be recognized. Guessable secrets need a key or a slow hash. */
export const sha256 = (text: string | Buffer): string => createHash("sha256").update(text).digest("base64url");

/** Of several things, written as JSON, so that no two different lists read alike. */
export const sha256OfList = (parts: readonly unknown[]): string => sha256(JSON.stringify(parts));

/** A token that nobody guesses: 32 bytes unless somebody limits its tries. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString("base64url");
