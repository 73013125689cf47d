import type { FastifyInstance } from "fastify";
import { churchRecurringRoutes } from "./church-recurring/church-recurring.routes.ts";
import { manageRoutes } from "./managed-gifts/managed-gift.routes.ts";
import { subscriptionRoutes } from "./subscriptions/subscription.routes.ts";
import type { Recurring } from "./recurring.ts";

export const recurringRoutes = (context: Recurring) => async (app: FastifyInstance) => {
  for (const routes of [churchRecurringRoutes, manageRoutes, subscriptionRoutes]) app.register(routes(context));
};
