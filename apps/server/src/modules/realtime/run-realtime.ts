import type { FastifyInstance } from "fastify";
import { keepTrust } from "./connections/check-trust.ts";
import type { Realtime } from "./realtime.ts";

/** Answers who asks the HTTP server for a socket, until it closes. Sockets go first: nothing else would end them. */
export function runRealtime(http: FastifyInstance, realtime: Realtime, closeLine: () => Promise<void>): void {
  const stop = keepTrust(realtime);
  realtime.sockets.attach(http.server);
  http.addHook("preClose", async () => {
    stop();
    await realtime.sockets.close();
    await closeLine();
  });
}
