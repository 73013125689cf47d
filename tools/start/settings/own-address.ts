import { isIPv6 } from "node:net";

/** Addresses that mean every address of the machine. */
const EVERYWHERE = new Set(["0.0.0.0", "::"]);

/** Whether the server listens at one address only, other than the machine's usual own. */
export const isOneAddress = (host: string | undefined): host is string =>
  host !== undefined && host !== "127.0.0.1" && !EVERYWHERE.has(host);

/** The name by which this machine itself reaches the server, as it stands in a web address. */
export function ownName(host: string | undefined): string {
  if (!isOneAddress(host)) return "localhost";
  return isIPv6(host) ? `[${host}]` : host;
}

/** An address of the server that works on this machine. */
export const ownAddress = ({ host }: { host: string | undefined }, port: number): string =>
  `http://${ownName(host)}:${port}`;
