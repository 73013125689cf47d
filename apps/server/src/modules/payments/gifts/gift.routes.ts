import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Payments } from "../payments.ts";
import { chargeGift } from "./charge-gift.ts";

export const giftRoutes = (app: FastifyInstance, context: Payments) => {
  serve(app, calls.chargeGift, {
    allow: context.guards.memberOrNull,
    handle: ({ body, address, header }, caller) =>
      chargeGift(context, body, caller, {
        key: header("idempotency-key"),
        captchaToken: header("x-captcha-token"),
        address,
      }),
  });
};
