import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Payments } from "../payments.ts";
import { createOrder } from "./create-order.ts";
import { makeClientToken } from "./make-client-token.ts";

export const orderRoutes = (app: FastifyInstance, context: Payments) => {
  serve(app, calls.makeClientToken, {
    allow: context.guards.memberOrNull,
    handle: ({ body, address }, caller) => makeClientToken(context, body, caller, address),
  });
  serve(app, calls.createOrder, {
    allow: context.guards.memberOrNull,
    handle: ({ body, address, header }, caller) =>
      createOrder(context, body, caller, { captchaToken: header("x-captcha-token"), address }),
  });
};
