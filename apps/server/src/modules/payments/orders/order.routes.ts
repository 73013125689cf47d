import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Payments } from "../payments.ts";
import { createOrder } from "./create-order.ts";
import { makeClientToken } from "./make-client-token.ts";

export const orderRoutes = (giving: Payments) => async (app: FastifyInstance) => {
  serve(app, calls.makeClientToken, {
    allow: giving.guards.memberOrNull,
    handle: ({ body, address }, caller) => makeClientToken(giving, body, caller, address),
  });
  serve(app, calls.createOrder, {
    allow: giving.guards.memberOrNull,
    handle: ({ body, address, header }, caller) =>
      createOrder(giving, body, caller, { ticket: header("x-captcha-ticket"), address }),
  });
};
