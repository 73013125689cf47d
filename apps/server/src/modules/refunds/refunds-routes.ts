import type { FastifyInstance } from "fastify";
import { disputeRoutes } from "./disputes/dispute.routes.ts";
import { refundRoutes } from "./refunds/refund.routes.ts";
import type { Refunds } from "./refunds.ts";

export const refundsRoutes = (context: Refunds) => async (app: FastifyInstance) => {
  for (const routes of [disputeRoutes, refundRoutes]) app.register(routes(context));
};
