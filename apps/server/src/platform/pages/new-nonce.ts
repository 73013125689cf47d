import { randomBytes } from "node:crypto";

/** Returns the CSP nonce of one page's scripts and styles. Each answer has a new one. */
export const newNonce = (): string => randomBytes(16).toString("base64");
