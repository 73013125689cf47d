import { createHmac } from "node:crypto";

/**
 * Returns the id of a visitor for an answer: a hash of the fields that they sent. The same fields always give the same
 * id. A real id from the database would reveal which emails are known and which people share one.
 */
export const visitorId = (secret: string, ...sent: readonly string[]): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["visitor", ...sent]))
    .digest("base64url")
    .slice(0, 22);
