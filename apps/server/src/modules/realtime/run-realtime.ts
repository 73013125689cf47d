import type { FastifyInstance } from "fastify";
import { startTrustChecks } from "./connections/check-trust.ts";
import type { Realtime } from "./realtime.ts";

/**
 * Accepts WebSockets at the HTTP server until it closes. Closes the sockets first, because nothing else closes them.
 */
export function runRealtime(http: FastifyInstance, realtime: Realtime, closeListener: () => Promise<void>): void {
  const stop = startTrustChecks(realtime);
  realtime.sockets.attach(http.server);
  http.addHook("preClose", async () => {
    stop();
    await realtime.sockets.close();
    await closeListener();
  });
}
