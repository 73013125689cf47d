import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * The network that a request comes from, as it is counted and kept: a hash under our own key. A household or a host has a whole
 * network of the newer addresses, and could use another one for every try; the first half of it names the network.
 */
export function placeOf({ secret }: { secret: string }, address: string): string {
  const plain = (address.split("%", 1)[0] ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  const network = isIPv6(plain) ? firstHalf(plain) : plain;
  return createHmac("sha256", secret).update(`place ${network}`).digest("base64url").slice(0, 22);
}

function firstHalf(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const gap = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
