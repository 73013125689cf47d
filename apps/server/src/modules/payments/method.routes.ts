import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import type { Payments } from "./payments.ts";
import { addGuestCard } from "./guest-cards/add-guest-card.ts";
import { setUpGuestBank } from "./guest-banks/set-up-guest-bank.ts";
import { seeDonor } from "../donations/index.ts";
import { addCard } from "./payment-methods/add-card.ts";
import { describeMethod } from "./payment-methods/describe-method.ts";
import { refreshMethodsOf } from "./payment-methods/refresh-methods.ts";

export const methodRoutes = (app: FastifyInstance, context: Payments) => {
  const { member, memberOrNull } = context.guards;

  serve(app, calls.listMethods, {
    allow: member,
    handle: async ({ params }, caller) =>
      (await refreshMethodsOf(context, seeDonor(caller, params.personId))).map(describeMethod),
  });
  serve(app, calls.addCard, {
    allow: memberOrNull,
    handle: ({ body, address, header }, caller) =>
      caller
        ? addCard(context, body, caller, address)
        : addGuestCard(context, body, { captchaToken: header("x-captcha-token"), address }),
  });
  serve(app, calls.setUpGuestBank, {
    allow: memberOrNull,
    handle: ({ body, address, header }) =>
      setUpGuestBank(context, body, { captchaToken: header("x-captcha-token"), address }),
  });
};
