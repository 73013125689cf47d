import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Html } from "../pages/html.ts";
import { sendPage } from "../pages/send-page.ts";
import { queryText } from "../web/query-text.ts";
import { refuse } from "../web/refuse.ts";
import { ClockGoesForwardOnly } from "./clock.ts";
import type { Payments } from "./open-payments.ts";
import { CannotOperate } from "./operator.ts";
import { readOrder } from "./payments-api.routes.ts";
import { overviewBody, partBody, paymentsFrame } from "./payments-page.ts";
import { readBody } from "./read-body.ts";
import { readFault } from "./read-fault.ts";
import { readMove } from "./read-move.ts";
import { webhooksBody } from "./webhooks-page.ts";

/** The operator's pages: the providers' records, and the buttons of the operator's actions. */
export function paymentsPages(web: FastifyInstance, payments: Payments, hints: Html): void {
  const show = (request: FastifyRequest, reply: FastifyReply, title: string, path: string, body: Html) => {
    const shown = { notice: queryText(request, "notice"), problem: queryText(request, "problem") };
    return sendPage(reply, paymentsFrame(payments, title, path, shown, body));
  };
  const back = (reply: FastifyReply, path: string, message: { notice: string } | { problem: string }) =>
    reply.redirect(`${path}?${new URLSearchParams(message).toString()}`, 303);

  web.get("/payments", (request, reply) =>
    show(request, reply, "Payments", "/payments", overviewBody(payments, hints)),
  );
  web.get("/payments/webhooks", (request, reply) =>
    show(request, reply, "Webhooks", "/payments/webhooks", webhooksBody(payments)),
  );
  for (const part of payments.parts) {
    const path = `/payments/${part.provider}`;
    web.get(path, (request, reply) => show(request, reply, part.title, path, partBody(part)));
    web.post(`${path}/act`, async (request, reply) => {
      const body = readBody(request);
      try {
        const wanted = { action: body.text("action"), id: body.text("id"), reason: body.text("reason") };
        return await back(reply, path, { notice: await part.act(wanted) });
      } catch (error) {
        if (error instanceof CannotOperate) return back(reply, path, { problem: error.message });
        throw error;
      }
    });
  }

  web.post("/payments/clock", async (request, reply) => {
    const target = readMove(readBody(request), payments.clock.now());
    if (target === undefined) return back(reply, "/payments", { problem: "Please say how far." });
    try {
      await payments.clock.moveTo(target);
    } catch (error) {
      if (error instanceof ClockGoesForwardOnly) return back(reply, "/payments", { problem: error.message });
      throw error;
    }
    return back(reply, "/payments", { notice: "The clock has moved, and what fell due has happened." });
  });

  web.post("/payments/faults", (request, reply) => {
    const fault = readFault(readBody(request));
    if (typeof fault === "string") return back(reply, "/payments", { problem: fault });
    payments.faults.add(fault);
    return back(reply, "/payments", { notice: "It will go wrong." });
  });
  web.post("/payments/faults/clear", (_request, reply) => {
    payments.faults.clear();
    return back(reply, "/payments", { notice: "Everything works again." });
  });

  web.post("/payments/webhooks/hold", async (_request, reply) => {
    for (const queue of payments.queues) queue.hold();
    await payments.saved();
    return back(reply, "/payments/webhooks", { notice: "From now on they are held back." });
  });
  web.post("/payments/webhooks/release", async (request, reply) => {
    const body = readBody(request);
    const options = { order: readOrder(body.text("order")), copies: body.text("copies") === "2" ? 2 : 1 };
    const count = payments.queues.reduce((sum, queue) => sum + queue.release(options), 0);
    await payments.saved();
    return back(reply, "/payments/webhooks", {
      notice: count === 1 ? "One is on its way." : `${count} are on their way.`,
    });
  });
  web.post<{ Params: { id: string } }>("/payments/webhooks/:id/resend", async (request, reply) => {
    const sent = payments.queues.flatMap((queue) => queue.resend(request.params.id));
    if (sent.length === 0) return refuse(request, reply, 404);
    await payments.saved();
    return back(reply, "/payments/webhooks", { notice: "It is sent again." });
  });
}
