import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "./refuse.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Closes a part of the sandbox to changes asked for by foreign pages. */
export function allowOwnCalls(web: FastifyInstance): void {
  web.addHook("onRequest", async (request, reply) => {
    if (!isOwnCall(request)) return refuse(request, reply, 403);
  });
}

/**
 * May this call change something? Yes from our own pages, and from programs that send JSON to /api: a foreign page can
 * only do that after a preflight, which we never grant.
 */
function isOwnCall({ method, headers, url }: FastifyRequest): boolean {
  if (READING.has(method)) return true;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  if (headers.origin !== undefined) return headers.origin === `http://${headers.host}`;
  if (site === "same-origin") return true;
  return url.startsWith("/api/") && /^application\/json\b/i.test(headers["content-type"] ?? "");
}
