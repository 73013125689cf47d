import type { FastifyInstance } from "fastify";
import { auditRoutes } from "./audit/audit.routes.ts";
import { batchRoutes } from "./batches/batch.routes.ts";
import { captchaRoutes } from "./captcha/captcha.routes.ts";
import { churchDonationRoutes } from "./church-donations/church-donation.routes.ts";
import { dashboardRoutes } from "./dashboard/dashboard.routes.ts";
import { disputeRoutes } from "./disputes/dispute.routes.ts";
import { giftRoutes } from "./gifts/gift.routes.ts";
import { feeRoutes } from "./fees/fee.routes.ts";
import { fundRoutes } from "./funds/fund.routes.ts";
import { gatewayRoutes } from "./gateways/gateway.routes.ts";
import { donationRoutes } from "./donations/donation.routes.ts";
import { pendingGiftRoutes } from "./intents/pending-gifts.routes.ts";
import { offlineGiftRoutes } from "./offline-gifts/offline-gift.routes.ts";
import { totalsRoutes } from "./totals/totals.routes.ts";
import type { Giving } from "./giving.ts";
import { historyRoutes } from "./history/history.routes.ts";
import { outcomeRoutes } from "./intents/outcome.routes.ts";
import { manageRoutes } from "./managed-gifts/managed-gift.routes.ts";
import { orderRoutes } from "./orders/order.routes.ts";
import { methodChangeRoutes } from "./payment-methods/method-change.routes.ts";
import { methodRoutes } from "./payment-methods/method.routes.ts";
import { reconciliationRoutes } from "./reconciliation/reconciliation.routes.ts";
import { refundRoutes } from "./refunds/refund.routes.ts";
import { churchRecurringRoutes } from "./subscriptions/church-recurring.routes.ts";
import { statementRoutes } from "./statements/statement.routes.ts";
import { subscriptionRoutes } from "./subscriptions/subscription.routes.ts";
import { webhookRoutes } from "./webhooks/webhook.routes.ts";

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
