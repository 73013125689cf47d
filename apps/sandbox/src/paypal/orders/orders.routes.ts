import type { FastifyInstance } from "fastify";
import { approveOrder } from "./approve-order.ts";
import { captureOrder } from "./capture-order.ts";
import { readCard } from "../cards/cards.ts";
import { createOrder } from "./create-order.ts";
import { findOrder } from "../find-row.ts";
import { patchOrder } from "./patch-order.ts";
import { asObject, dig, optionalText } from "../read-json.ts";
import { missing } from "../refusal.ts";
import type { OrderRow } from "../rows.ts";
import { showOrder, showOrderShort } from "./show-order.ts";
import { takeCall, type Call } from "../take-call.ts";
import type { World } from "../world.ts";

const REQUEST_ID_LIFETIME_MS = 6 * 60 * 60 * 1000;

export function orderRoutes(web: FastifyInstance, world: World): void {
  const show = (call: Call, order: OrderRow) => (call.whole ? showOrder(world, order) : showOrderShort(world, order));
  const showAgain = (call: Call, made: string) => {
    const order = world.orders.get(made);
    if (!order) throw missing();
    return show(call, order);
  };
  const once = { forMs: REQUEST_ID_LIFETIME_MS, show: showAgain, otherBody: "ignored" } as const;

  takeCall(web, world, {
    method: "POST",
    path: "/v2/checkout/orders",
    once,
    handle(call) {
      const order = createOrder(world, call);
      // PayPal answers 200 while the payer has to act in its window.
      const status = order.wallet && order.status === "PAYER_ACTION_REQUIRED" ? 200 : 201;
      return { status, body: show(call, order), made: order.id };
    },
  });

  takeCall(web, world, {
    method: "GET",
    path: "/v2/checkout/orders/:id",
    handle: (call) => ({ status: 200, body: showOrder(world, findOrder(world, call)) }),
  });

  takeCall(web, world, {
    method: "PATCH",
    path: "/v2/checkout/orders/:id",
    handle(call) {
      patchOrder(world, findOrder(world, call), call.body);
      return { status: 204 };
    },
  });

  takeCall(web, world, {
    method: "POST",
    path: "/v2/checkout/orders/:id/confirm-payment-source",
    fromBrowsers: true,
    handle(call) {
      const order = findOrder(world, call);
      const given = asObject(dig(call.body, "payment_source", "card"), "/payment_source/card");
      const card = readCard(given, "/payment_source/card", world.clock.now());
      const verification = optionalText(dig(given, "attributes", "verification", "method"), "/payment_source/card");
      // A page may request stronger verification than the order did, never weaker.
      const stronger = verification !== undefined && verification !== "SCA_WHEN_REQUIRED";
      const asked = stronger ? verification : (order.verification ?? verification);
      approveOrder(world, order, card, { present: true, verification: asked });
      return { status: 200, body: call.whole ? showOrder(world, order) : showConfirmed(world, order) };
    },
  });

  takeCall(web, world, {
    method: "POST",
    path: "/v2/checkout/orders/:id/capture",
    once,
    handle(call) {
      const order = captureOrder(world, findOrder(world, call));
      return { status: 201, body: show(call, order), made: order.id };
    },
  });
}

function showConfirmed(world: World, order: OrderRow) {
  const { id, status, payment_source: source, links } = { payment_source: undefined, ...showOrder(world, order) };
  return { id, status, payment_source: source, links };
}
