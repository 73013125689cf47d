import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { donationViewer } from "../people/may-see-donations.ts";
import { listPendingGifts } from "./list-pending-gifts.ts";

export const pendingGiftRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  serve(app, calls.listPendingGifts, {
    allow: donationViewer(giving.guards),
    handle: (_, church) => listPendingGifts(giving, church),
  });
};
