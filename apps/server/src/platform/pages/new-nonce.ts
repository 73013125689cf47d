import { randomBytes } from "node:crypto";

/** What the scripts and styles of one page are known by, this once. */
export const newNonce = (): string => randomBytes(16).toString("base64");
