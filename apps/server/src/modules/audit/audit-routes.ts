import type { FastifyInstance } from "fastify";
import { ledgerRoutes } from "./ledger-checks/ledger.routes.ts";
import { reconciliationRoutes } from "./reconciliation/reconciliation.routes.ts";
import type { Audit } from "./audit.ts";

export const auditRoutes = (context: Audit) => async (app: FastifyInstance) => {
  for (const routes of [ledgerRoutes, reconciliationRoutes]) app.register(routes(context));
};
