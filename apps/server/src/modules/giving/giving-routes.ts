import type { FastifyInstance } from "fastify";
import { auditRoutes, reconciliationRoutes } from "../audit/index.ts";
import { batchRoutes, churchDonationRoutes, donationRoutes, offlineGiftRoutes } from "../donations/index.ts";
import { captchaRoutes } from "../visitors/index.ts";
import { dashboardRoutes, totalsRoutes } from "../reporting/index.ts";
import { disputeRoutes, refundRoutes } from "../refunds/index.ts";
import {
  giftRoutes,
  pendingGiftRoutes,
  historyRoutes,
  outcomeRoutes,
  orderRoutes,
  methodChangeRoutes,
  methodRoutes,
  webhookRoutes,
} from "../payments/index.ts";
import { feeRoutes, gatewayRoutes } from "../gateways/index.ts";
import { fundRoutes } from "../funds/index.ts";
import { manageRoutes, churchRecurringRoutes, subscriptionRoutes } from "../recurring/index.ts";
import { statementRoutes } from "../statements/index.ts";
import type { Giving } from "./giving.ts";

const ROUTES = [
  fundRoutes,
  gatewayRoutes,
  feeRoutes,
  methodRoutes,
  methodChangeRoutes,
  giftRoutes,
  donationRoutes,
  pendingGiftRoutes,
  offlineGiftRoutes,
  totalsRoutes,
  historyRoutes,
  batchRoutes,
  churchDonationRoutes,
  orderRoutes,
  captchaRoutes,
  outcomeRoutes,
  refundRoutes,
  subscriptionRoutes,
  churchRecurringRoutes,
  manageRoutes,
  disputeRoutes,
  reconciliationRoutes,
  statementRoutes,
  dashboardRoutes,
  auditRoutes,
  webhookRoutes,
];

/** Every call of the module. */
export const givingRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  for (const routes of ROUTES) app.register(routes(giving));
};
