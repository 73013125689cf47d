import type { FastifyInstance } from "fastify";
import { ledgerRoutes } from "./ledger-checks/ledger.routes.ts";
import { reconciliationRoutes } from "./reconciliation/reconciliation.routes.ts";
import type { Audit } from "./audit.ts";

export const auditRoutes = (app: FastifyInstance, context: Audit) => {
  for (const routes of [ledgerRoutes, reconciliationRoutes]) routes(app, context);
};
