import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments/open-payments.ts";
import { openWebhookQueue } from "../payments/webhooks.ts";
import { allowOwnCalls } from "../web/allow-own-calls.ts";
import { disputeRoutes } from "./disputes/disputes.routes.ts";
import { eventRoutes } from "./webhooks/events.routes.ts";
import { operatorRoutes } from "./operator.routes.ts";
import { orderRoutes } from "./orders/orders.routes.ts";
import { paypalPart } from "./paypal-part.ts";
import { paymentRoutes } from "./payments/payments.routes.ts";
import { newDebugId } from "./refusal.ts";
import { reportingRoutes } from "./reporting/reporting.routes.ts";
import { scriptRoutes } from "./scripts.routes.ts";
import { secureRoutes } from "./cards/secure.routes.ts";
import { signWebhook } from "./webhooks/sign-webhook.ts";
import { tokenRoutes } from "./tokens/tokens.routes.ts";
import { vaultRoutes } from "./vault/vault.routes.ts";
import { webhookRoutes } from "./webhooks/webhooks.routes.ts";
import { windowRoutes } from "./wallets/window.routes.ts";
import { newestMoment, openTables, type World } from "./world.ts";

/** Opens PayPal's stand-in: its REST API under /paypal, its scripts and card fields, and the operator's actions. */
export async function openPaypal(web: FastifyInstance, payments: Payments): Promise<World> {
  const { clock, faults } = payments;
  const state = await payments.openState("paypal");
  const tables = openTables(state);
  clock.notBefore(newestMoment(tables));
  const base = () => {
    const bound = web.server.address();
    return `http://localhost:${typeof bound === "object" && bound ? bound.port : 0}/paypal`;
  };
  const queue = openWebhookQueue({
    provider: "paypal",
    state,
    clock,
    headers: (delivery) => signWebhook(world, delivery.endpoint, delivery.body),
  });
  const world: World = { ...tables, clock, faults, queue, base, saved: () => state.saved() };
  payments.queues.push(queue);
  payments.parts.push(paypalPart(world));

  await web.register(async (part) => {
    keepBodies(part);
    tokenRoutes(part, world);
    orderRoutes(part, world);
    paymentRoutes(part, world);
    vaultRoutes(part, world);
    webhookRoutes(part, world);
    eventRoutes(part, world);
    disputeRoutes(part, world);
    reportingRoutes(part, world);
  });
  await web.register(async (part) => {
    scriptRoutes(part, world);
  });
  await web.register(async (part) => {
    allowOwnCalls(part);
    secureRoutes(part, world);
    windowRoutes(part, world);
    operatorRoutes(part, world);
  });
  return world;
}

/** Bodies stay unparsed: signatures are over bytes, and PayPal has its own error for invalid JSON. */
function keepBodies(part: FastifyInstance): void {
  part.removeAllContentTypeParsers();
  part.addContentTypeParser("*", { parseAs: "string" }, (_request, raw, done) => done(null, { raw: raw.toString() }));
  part.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    const name = status < 500 ? "INVALID_REQUEST" : "INTERNAL_SERVER_ERROR";
    return reply.code(status).send({ name, message: "The call failed.", debug_id: newDebugId() });
  });
}
