import { isIPv6 } from "node:net";

/**
 * The network that an address belongs to, as everything is counted: an IPv4 address as it is, an IPv6 address by its first 64 bits,
 * because a household or a host has all the others and could use another one for every try.
 */
export function networkOf(address: string): string {
  const plain = (address.split("%", 1)[0] ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** Networks of 64 bits are dealt out by the thousand: the wider one may do as much as this many of them. */
export const WIDER = 8;

/** The internet provider's or the organization's network of 48 bits around a network of 64, wherever it ends a text; null around IPv4. */
export function widerNetworkOf(who: string): string | null {
  const [, before = "", network] = /^(|.* )([\da-f:]+)::\/64$/.exec(who) ?? [];
  return network === undefined ? null : `${before}${network.split(":").slice(0, 3).join(":")}::/48`;
}

/** All eight groups, each in its shortest form. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const gap = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...gap, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}
