import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "./refuse.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses changes that a page of another origin requests. */
export function allowOwnCalls(web: FastifyInstance): void {
  web.addHook("onRequest", async (request, reply) => {
    if (!isOwnCall(request)) return refuse(request, reply, 403);
  });
}

/**
 * Whether this call may change something: our own pages may, and programs that send JSON to /api. A page of another
 * origin can do that only after a preflight, which the sandbox never allows.
 */
function isOwnCall({ method, headers, url }: FastifyRequest): boolean {
  if (READING.has(method)) return true;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  if (headers.origin !== undefined) return headers.origin === `http://${headers.host}`;
  if (site === "same-origin") return true;
  return url.startsWith("/api/") && /^application\/json\b/i.test(headers["content-type"] ?? "");
}
