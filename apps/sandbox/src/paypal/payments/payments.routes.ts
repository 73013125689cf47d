import type { FastifyInstance } from "fastify";
import { findRow } from "../find-row.ts";
import { refundCapture } from "./refund-capture.ts";
import { missing } from "../refusal.ts";
import type { RefundRow } from "../rows.ts";
import { showCaptureAlone } from "./show-capture.ts";
import { showRefund, showRefundShort } from "./show-refund.ts";
import { takeCall, type Call } from "../take-call.ts";
import type { World } from "../world.ts";

const REQUEST_ID_LIFETIME_MS = 45 * 24 * 60 * 60 * 1000;

export function paymentRoutes(web: FastifyInstance, world: World): void {
  const show = (call: Call, refund: RefundRow) =>
    call.whole ? showRefund(world, refund) : showRefundShort(world, refund);

  takeCall(web, world, {
    method: "GET",
    path: "/v2/payments/captures/:id",
    handle: (call) => ({ status: 200, body: showCaptureAlone(world, findRow(world.captures, call)) }),
  });

  takeCall(web, world, {
    method: "POST",
    path: "/v2/payments/captures/:id/refund",
    once: {
      forMs: REQUEST_ID_LIFETIME_MS,
      otherBody: "ignored",
      show(call, made) {
        const refund = world.refunds.get(made);
        if (!refund) throw missing();
        return show(call, refund);
      },
    },
    handle(call) {
      const refund = refundCapture(world, findRow(world.captures, call), call.body);
      return { status: 201, body: show(call, refund), made: refund.id };
    },
  });

  takeCall(web, world, {
    method: "GET",
    path: "/v2/payments/refunds/:id",
    handle: (call) => ({ status: 200, body: showRefund(world, findRow(world.refunds, call)) }),
  });
}
