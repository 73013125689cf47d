import type { FastifyInstance } from "fastify";
import { churchRecurringRoutes } from "./church-recurring/church-recurring.routes.ts";
import { manageRoutes } from "./managed-gifts/managed-gift.routes.ts";
import { subscriptionRoutes } from "./subscriptions/subscription.routes.ts";
import type { Recurring } from "./recurring.ts";

export const recurringRoutes = (app: FastifyInstance, context: Recurring) => {
  for (const routes of [churchRecurringRoutes, manageRoutes, subscriptionRoutes]) routes(app, context);
};
