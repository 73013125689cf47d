import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { forecastGiving } from "./forecast-giving.ts";
import { readDashboard } from "./read-dashboard.ts";

export const dashboardRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  const viewer = giving.guards.allowedTo(can.viewDonations);

  serve(app, calls.readGivingDashboard, {
    allow: viewer,
    handle: ({ query }, caller) => readDashboard(giving, query.range, caller),
  });
  serve(app, calls.forecastGiving, { allow: viewer, handle: (_, caller) => forecastGiving(giving, caller) });
};
