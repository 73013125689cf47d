import { createHmac } from "node:crypto";

/** The network that a call comes from, as it is kept: a hash under our own key. */
export const clientNetworkHash = ({ secret }: { secret: string }, address: string): string =>
  createHmac("sha256", secret).update(`place ${address}`).digest("base64url").slice(0, 22);
