import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { donationViewer } from "../people/may-see-donations.ts";
import { listRefunds } from "./list-refunds.ts";
import { refundDonation } from "./refund-donation.ts";

export const refundRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  serve(app, calls.listRefunds, {
    allow: donationViewer(giving.guards),
    handle: ({ params }, church) => listRefunds(giving, params.id, church),
  });
  serve(app, calls.refundDonation, {
    allow: giving.guards.allowedTo(can.editDonations),
    handle: ({ params, body, header }, caller) =>
      refundDonation(giving, params.id, { ...body, key: header("idempotency-key") }, caller),
  });
};
