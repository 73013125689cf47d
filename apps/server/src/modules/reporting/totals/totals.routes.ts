import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Reporting } from "../reporting.ts";
import { donationViewer } from "../../donations/index.ts";
import { summarizeDonations } from "./summarize-donations.ts";
import { totalDonations } from "./total-donations.ts";

export const totalsRoutes = (
  app: FastifyInstance,
  context: Pick<Reporting, "churchDonations" | "dashboard" | "guards">,
) => {
  serve(app, calls.summarizeDonations, {
    allow: context.guards.allowedTo(can.viewDonationSummaries, can.viewDonations),
    handle: ({ query }, caller) => summarizeDonations(context, query, caller),
  });
  serve(app, calls.totalDonations, {
    allow: donationViewer(context.guards),
    handle: ({ query }, church) => totalDonations(context, query, church),
  });
};
