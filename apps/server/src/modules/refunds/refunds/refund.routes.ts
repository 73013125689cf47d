import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Refunds } from "../refunds.ts";
import { donationViewer } from "../../donations/index.ts";
import { listRefunds } from "./list-refunds.ts";
import { refundDonation } from "./refund-donation.ts";

export const refundRoutes = (app: FastifyInstance, context: Refunds) => {
  serve(app, calls.listRefunds, {
    allow: donationViewer(context.guards),
    handle: ({ params }, church) => listRefunds(context, params.id, church),
  });
  serve(app, calls.refundDonation, {
    allow: context.guards.allowedTo(can.editDonations),
    handle: ({ params, body, header }, caller) =>
      refundDonation(context, params.id, { ...body, key: header("idempotency-key") }, caller),
  });
};
