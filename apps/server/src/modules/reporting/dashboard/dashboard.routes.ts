import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Reporting } from "../reporting.ts";
import { donationViewer } from "../../donations/index.ts";
import { forecastGiving } from "./forecast-giving.ts";
import { readDashboard } from "./read-dashboard.ts";

export const dashboardRoutes = (
  app: FastifyInstance,
  context: Pick<Reporting, "connection" | "dashboard" | "donations" | "guards" | "now">,
) => {
  const viewer = donationViewer(context.guards);

  serve(app, calls.readGivingDashboard, {
    allow: viewer,
    handle: ({ query }, church) => readDashboard(context, query.range, church),
  });
  serve(app, calls.forecastGiving, { allow: viewer, handle: (_, church) => forecastGiving(context, church) });
};
