import { readHouseholdGiving, readPersonGiving } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { donationViewer, seeDonor } from "../../donations/index.ts";
import type { Reporting } from "../reporting.ts";
import { readHouseholdSummary, readPersonSummary } from "./read-giving-summary.ts";

export const givingSummaryRoutes = (
  app: FastifyInstance,
  context: Pick<Reporting, "givingSummaries" | "guards" | "now">,
) => {
  serve(app, readPersonGiving, {
    allow: context.guards.member,
    handle: ({ params }, caller) => readPersonSummary(context, seeDonor(caller, params.personId)),
  });
  serve(app, readHouseholdGiving, {
    allow: donationViewer(context.guards),
    handle: ({ params }, church) => readHouseholdSummary(context, params.householdId, church),
  });
};
