import type { FastifyInstance } from "fastify";
import { giftRoutes } from "./gifts/gift.routes.ts";
import { historyRoutes } from "./history/history.routes.ts";
import { methodChangeRoutes } from "./payment-methods/method-change.routes.ts";
import { methodRoutes } from "./method.routes.ts";
import { orderRoutes } from "./orders/order.routes.ts";
import { outcomeRoutes } from "./intents/outcome.routes.ts";
import { pendingGiftRoutes } from "./intents/pending-gifts.routes.ts";
import { webhookRoutes } from "./webhooks/webhook.routes.ts";
import type { Payments } from "./payments.ts";

export const paymentsRoutes = (app: FastifyInstance, context: Payments) => {
  for (const routes of [
    giftRoutes,
    historyRoutes,
    methodChangeRoutes,
    methodRoutes,
    orderRoutes,
    outcomeRoutes,
    pendingGiftRoutes,
    webhookRoutes,
  ])
    routes(app, context);
};
