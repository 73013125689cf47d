import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Reporting } from "../reporting.ts";
import { donationViewer } from "../../donations/index.ts";
import { forecastGiving } from "./forecast-giving.ts";
import { readDashboard } from "./read-dashboard.ts";

export const dashboardRoutes =
  (giving: Pick<Reporting, "connection" | "dashboard" | "donations" | "guards" | "now">) =>
  async (app: FastifyInstance) => {
    const viewer = donationViewer(giving.guards);

    serve(app, calls.readGivingDashboard, {
      allow: viewer,
      handle: ({ query }, church) => readDashboard(giving, query.range, church),
    });
    serve(app, calls.forecastGiving, { allow: viewer, handle: (_, church) => forecastGiving(giving, church) });
  };
