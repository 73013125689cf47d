import type { FastifyInstance } from "fastify";
import { disputeRoutes } from "./disputes/dispute.routes.ts";
import { refundRoutes } from "./refunds/refund.routes.ts";
import type { Refunds } from "./refunds.ts";

export const refundsRoutes = (app: FastifyInstance, context: Refunds) => {
  for (const routes of [disputeRoutes, refundRoutes]) routes(app, context);
};
