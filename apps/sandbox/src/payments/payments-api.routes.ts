import type { FastifyInstance } from "fastify";
import { queryText } from "../web/query-text.ts";
import { refuse } from "../web/refuse.ts";
import { ClockGoesForwardOnly } from "./clock.ts";
import type { Payments } from "./open-payments.ts";
import { readBody } from "./read-body.ts";
import { readFault } from "./read-fault.ts";
import { readMove } from "./read-move.ts";
import type { ReleaseOrder } from "./webhooks.ts";

type ById = { Params: { id: string } };

const DEFAULT_LIMIT = 100;
const LATEST = Date.UTC(2100, 0, 1);

/** The JSON API of the clock, the faults and the webhooks. */
export function paymentsApi(web: FastifyInstance, payments: Payments): void {
  const { clock, faults, queues } = payments;
  const time = () => ({ now: new Date(clock.now()).toISOString(), aheadMs: clock.ahead() });
  const queuesFor = (provider: string) => queues.filter((queue) => !provider || queue.provider === provider);

  web.get("/api/clock", time);
  web.post("/api/clock", async (request, reply) => {
    const target = readMove(readBody(request), clock.now());
    if (target === undefined || target > LATEST) {
      return refuse(request, reply, 400, "Say how far: years, months, days, hours, ms, or to (ISO 8601).");
    }
    try {
      await clock.moveTo(target);
    } catch (error) {
      if (error instanceof ClockGoesForwardOnly) return refuse(request, reply, 400, error.message);
      throw error;
    }
    return time();
  });

  web.get("/api/faults", () => ({ faults: faults.list() }));
  web.post("/api/faults", (request, reply) => {
    const fault = readFault(readBody(request));
    return typeof fault === "string" ? refuse(request, reply, 400, fault) : reply.send(faults.add(fault));
  });
  web.delete("/api/faults", () => {
    const cleared = faults.list().length;
    faults.clear();
    return { cleared };
  });
  web.delete<ById>("/api/faults/:id", (request, reply) =>
    faults.remove(request.params.id) ? reply.send({ cleared: 1 }) : refuse(request, reply, 404),
  );

  web.get("/api/webhooks", (request) => {
    const limit = Number(queryText(request, "limit")) || DEFAULT_LIMIT;
    const state = queryText(request, "state");
    const chosen = queuesFor(queryText(request, "provider"));
    return {
      holding: chosen.filter((queue) => queue.holding()).map(({ provider }) => provider),
      waiting: chosen.flatMap((queue) => queue.list()).filter((one) => one.state === "waiting").length,
      deliveries: chosen
        .flatMap((queue) => queue.list().map((delivery) => ({ provider: queue.provider, ...delivery })))
        .filter((delivery) => !state || delivery.state === state)
        .slice(0, limit),
    };
  });
  web.post("/api/webhooks/hold", async (request, _reply) => {
    for (const queue of queuesFor(readBody(request).text("provider"))) queue.hold();
    await payments.saved();
    return { holding: true };
  });
  web.post("/api/webhooks/release", async (request, _reply) => {
    const body = readBody(request);
    const options = { order: readOrder(body.text("order")), copies: body.has("copies") ? body.number("copies") : 1 };
    const released = queuesFor(body.text("provider")).reduce((sum, queue) => sum + queue.release(options), 0);
    await payments.saved();
    return { released };
  });
  web.post<ById>("/api/webhooks/:id/resend", async (request, reply) => {
    const body = readBody(request);
    const copies = body.has("copies") ? body.number("copies") : 1;
    const sent = queues.flatMap((queue) => queue.resend(request.params.id, copies));
    await payments.saved();
    return sent.length > 0 ? { deliveries: sent } : refuse(request, reply, 404);
  });
}

export function readOrder(text: string): ReleaseOrder {
  return text === "reversed" || text === "shuffled" ? text : "as-held";
}
