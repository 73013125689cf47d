import { createHmac } from "node:crypto";
import { networkOf } from "../../../platform/limits/network.ts";

/** The network that a request comes from, as it is kept: a hash under our own key. */
export const placeOf = ({ secret }: { secret: string }, address: string): string =>
  createHmac("sha256", secret)
    .update(`place ${networkOf(address)}`)
    .digest("base64url")
    .slice(0, 22);
