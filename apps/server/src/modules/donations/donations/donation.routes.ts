import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Donations } from "../donations.ts";
import { seeDonor, seeOwnDonations } from "../people/may-see-donations.ts";
import { listDonationsOf } from "./list-donations.ts";

export const donationRoutes = (app: FastifyInstance, context: Pick<Donations, "donations" | "guards">) => {
  serve(app, calls.listMyDonations, {
    allow: context.guards.member,
    handle: (_, caller) => listDonationsOf(context, seeOwnDonations(caller)),
  });
  serve(app, calls.listDonationsOf, {
    allow: context.guards.member,
    handle: ({ query }, caller) => listDonationsOf(context, seeDonor(caller, query.personId)),
  });
};
