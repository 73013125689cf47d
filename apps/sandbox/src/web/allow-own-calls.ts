import type { FastifyInstance } from "fastify";
import { isOwnCall } from "./is-own-call.ts";
import { refuse } from "./refuse.ts";

/** Closes a part of the sandbox to changes asked for by foreign pages. */
export function allowOwnCalls(web: FastifyInstance): void {
  web.addHook("onRequest", async (request, reply) => {
    if (!isOwnCall(request)) return refuse(request, reply, 403);
  });
}
