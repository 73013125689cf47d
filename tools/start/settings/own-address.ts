import { isIPv6 } from "node:net";

/** Addresses that stand for every address of the machine. */
const EVERYWHERE = new Set(["0.0.0.0", "::"]);

/** Whether the server listens on one address only, other than 127.0.0.1. */
export const isOneAddress = (host: string | undefined): host is string =>
  host !== undefined && host !== "127.0.0.1" && !EVERYWHERE.has(host);

/** The host name by which this machine itself reaches the server, as written in a URL. */
export function ownName(host: string | undefined): string {
  if (!isOneAddress(host)) return "localhost";
  return isIPv6(host) ? `[${host}]` : host;
}

/** A URL of the server that works on this machine. */
export const ownAddress = ({ host }: { host: string | undefined }, port: number): string =>
  `http://${ownName(host)}:${port}`;
