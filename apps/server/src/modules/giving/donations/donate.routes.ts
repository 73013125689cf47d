import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { seeDonor, seeOwnDonations } from "../people/may-see-donations.ts";
import { chargeGift } from "./charge-gift.ts";
import { listDonationsOf } from "./list-donations.ts";

export const donateRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  serve(app, calls.chargeGift, {
    allow: giving.guards.memberOrNull,
    handle: ({ body, address, header }, caller) =>
      chargeGift(giving, body, caller, { key: header("idempotency-key"), ticket: header("x-captcha-ticket"), address }),
  });
  serve(app, calls.listMyDonations, {
    allow: giving.guards.member,
    handle: (_, caller) => listDonationsOf(giving, seeOwnDonations(caller)),
  });
  serve(app, calls.listDonationsOf, {
    allow: giving.guards.member,
    handle: ({ query }, caller) => listDonationsOf(giving, seeDonor(caller, query.personId)),
  });
};
