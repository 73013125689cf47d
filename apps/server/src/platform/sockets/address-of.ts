import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

const NAMED_RANGES: Record<string, readonly string[]> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/**
 * Returns a function that finds the client's address. It reads X-Forwarded-For from its end, for as long as the address
 * before was one of our trusted proxies.
 */
export function openAddresses(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const written of trustedProxies.flatMap((name) => NAMED_RANGES[name] ?? [name])) {
    const [address = "", bits] = written.split("/");
    if (isIP(address) === 0) continue;
    trusted.addSubnet(address, Number(bits ?? (isIPv6(address) ? 128 : 32)), familyOf(address));
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return ({ socket, headers }) => {
    let address = plain(socket.remoteAddress ?? "");
    const forwardedFor = String(headers["x-forwarded-for"] ?? "").split(",");
    while (isTrusted(address) && forwardedFor.length > 0) {
      const before = plain(forwardedFor.pop()?.trim() ?? "");
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");
