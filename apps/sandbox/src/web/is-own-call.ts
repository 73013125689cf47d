import type { FastifyRequest } from "fastify";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * May this call change something? Yes from our own pages, and from programs that send JSON to /api: a foreign page can
 * only do that after a preflight, which we never grant.
 */
export function isOwnCall({ method, headers, url }: FastifyRequest): boolean {
  if (READING.has(method)) return true;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  if (headers.origin !== undefined) return headers.origin === `http://${headers.host}`;
  if (site === "same-origin") return true;
  return url.startsWith("/api/") && /^application\/json\b/i.test(headers["content-type"] ?? "");
}
