import { createHmac } from "node:crypto";

/**
 * What a visitor is called in an answer: always the same for what they sent, and nothing that we keep. An id of ours would tell who is
 * known, and who shares a mailbox.
 */
export const visitorId = (secret: string, ...sent: readonly string[]): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["visitor", ...sent]))
    .digest("base64url")
    .slice(0, 22);
