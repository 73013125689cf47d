import { isIPv6 } from "node:net";

/**
 * Returns the network by which requests are counted: an IPv4 address itself, or the first 64 bits of an IPv6 address,
 * because a household or a host owns all addresses below them and could use another one for every try.
 */
export function networkOf(address: string): string {
  const plain = (address.split("%", 1)[0] ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** How many times the limit of one /64 network a /48 network may use. Providers hand out thousands of /64 networks. */
export const WIDER_NETWORK_FACTOR = 8;

/**
 * Returns the text with the /64 network at its end replaced by the /48 network around it; null when it does not end
 * with one.
 */
export function widerNetworkOf(who: string): string | null {
  const [, before = "", network] = /^(|.* )([\da-f:]+)::\/64$/.exec(who) ?? [];
  return network === undefined ? null : `${before}${network.split(":").slice(0, 3).join(":")}::/48`;
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const gap = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...gap, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}
