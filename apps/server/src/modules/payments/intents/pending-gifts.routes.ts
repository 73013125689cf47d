import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Payments } from "../payments.ts";
import { donationViewer } from "../../donations/index.ts";
import { listPendingGifts } from "./list-pending-gifts.ts";

export const pendingGiftRoutes = (app: FastifyInstance, context: Pick<Payments, "guards" | "pendingGifts">) => {
  serve(app, calls.listPendingGifts, {
    allow: donationViewer(context.guards),
    handle: (_, church) => listPendingGifts(context, church),
  });
};
