import type { FastifyInstance } from "fastify";
import { batchRoutes } from "./batches/batch.routes.ts";
import { churchDonationRoutes } from "./church-donations/church-donation.routes.ts";
import { donationRoutes } from "./donations/donation.routes.ts";
import { savedViewRoutes } from "./saved-views/saved-view.routes.ts";
import { offlineGiftRoutes } from "./offline-gifts/offline-gift.routes.ts";
import type { Donations } from "./donations.ts";

export const donationsRoutes = (app: FastifyInstance, context: Donations) => {
  for (const routes of [batchRoutes, churchDonationRoutes, donationRoutes, offlineGiftRoutes, savedViewRoutes])
    routes(app, context);
};
