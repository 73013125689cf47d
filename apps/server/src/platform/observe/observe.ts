import type { FastifyInstance } from "fastify";
import { NO_ROUTE } from "./logger.ts";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

export interface ObserveNeeds {
  /** Throws or resolves to false while the server cannot do its work. */
  isReady: () => Promise<boolean>;
  metricsToken: string | null;
}

/** Adds `/health`, `/ready` and `/metrics`, and logs a line for every request except those to `/health`. */
export function observe(app: FastifyInstance, { isReady, metricsToken }: ObserveNeeds): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "offertory_http_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const failures = new Counter({
    name: "offertory_http_failures_total",
    help: "Answers of 500 and above",
    registers: [registry],
  });

  // These lines contain no secrets, so they skip redaction, which costs time.
  const lines = app.log.child({}, { redact: [] });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    if (reply.statusCode >= 500) failures.inc();
    seconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (route !== "/health") {
      const { method, id } = request;
      lines.info(
        { method, path: route, id, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
        "answered",
      );
    }
    done();
  });

  app.get("/health", async () => ({ ok: true }));
  app.get("/ready", async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get("/metrics", async (request, reply) => {
    const isLocal =
      ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.socket.remoteAddress ?? "") &&
      !request.headers["x-forwarded-for"];
    const hasToken = metricsToken !== null && request.headers.authorization === `Bearer ${metricsToken}`;
    if (!isLocal && !hasToken) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
