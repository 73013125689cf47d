import type { FastifyInstance } from "fastify";
import { feeRoutes } from "./fees/fee.routes.ts";
import { gatewayRoutes } from "./gateways/gateway.routes.ts";
import type { Gateways } from "./gateways.ts";

export const gatewaysRoutes = (context: Gateways) => async (app: FastifyInstance) => {
  for (const routes of [feeRoutes, gatewayRoutes]) app.register(routes(context));
};
