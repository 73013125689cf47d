import { createHmac } from "node:crypto";

/** Returns a keyed hash of the network that a call comes from; the address itself is not stored. */
export const clientNetworkHash = ({ secret }: { secret: string }, address: string): string =>
  createHmac("sha256", secret).update(`place ${address}`).digest("base64url").slice(0, 22);
