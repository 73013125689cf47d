import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Donations } from "../donations.ts";
import { correctDonation, voidDonation } from "./correct-donation.ts";
import { recordOfflineGift } from "./record-offline-gift.ts";

export const offlineGiftRoutes = (app: FastifyInstance, context: Donations) => {
  const editor = context.guards.allowedTo(can.editDonations);

  serve(app, calls.recordDonation, {
    allow: editor,
    handle: ({ body, header }, caller) => recordOfflineGift(context, body, header("idempotency-key"), caller),
  });
  serve(app, calls.changeDonation, {
    allow: editor,
    handle: ({ params, body }, caller) => correctDonation(context, params.id, body, caller),
  });
  serve(app, calls.voidDonation, {
    allow: editor,
    handle: ({ params }, caller) => voidDonation(context, params.id, caller),
  });
};
