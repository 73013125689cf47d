import type { FastifyInstance } from "fastify";
import { dashboardRoutes } from "./dashboard/dashboard.routes.ts";
import { givingSummaryRoutes } from "./giving-summary/giving-summary.routes.ts";
import { totalsRoutes } from "./totals/totals.routes.ts";
import type { Reporting } from "./reporting.ts";

export const reportingRoutes = (app: FastifyInstance, context: Reporting) => {
  for (const routes of [dashboardRoutes, givingSummaryRoutes, totalsRoutes]) routes(app, context);
};
