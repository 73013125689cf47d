import type { FastifyInstance } from "fastify";
import { feeRoutes } from "./fees/fee.routes.ts";
import { gatewayRoutes } from "./gateways/gateway.routes.ts";
import type { Gateways } from "./gateways.ts";

export const gatewaysRoutes = (app: FastifyInstance, context: Gateways) => {
  for (const routes of [feeRoutes, gatewayRoutes]) routes(app, context);
};
