import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { donationViewer } from "../people/may-see-donations.ts";
import { correctDonation, voidDonation } from "../offline-gifts/correct-donation.ts";
import { recordOfflineGift } from "../offline-gifts/record-offline-gift.ts";
import { exportDonations } from "./export-donations.ts";
import { checkDays, listChurchDonations, readDonation } from "./list-church-donations.ts";
import { listPendingGifts } from "./list-pending-gifts.ts";
import { summarizeDonations } from "./summarize-donations.ts";
import { totalDonations } from "./total-donations.ts";

export const churchDonationRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  const { allowedTo } = giving.guards;
  const viewer = donationViewer(giving.guards);
  const editor = allowedTo(can.editDonations);

  serve(app, calls.listChurchDonations, {
    allow: viewer,
    handle: ({ query }, church) => listChurchDonations(giving, query, church),
  });
  serve(app, calls.exportDonations, {
    allow: viewer,
    handle: ({ query }, church) => {
      checkDays(query);
      return exportDonations(giving, query, church);
    },
  });
  serve(app, calls.summarizeDonations, {
    allow: allowedTo(can.viewDonationSummaries, can.viewDonations),
    handle: ({ query }, caller) => summarizeDonations(giving, query, caller),
  });
  serve(app, calls.totalDonations, {
    allow: viewer,
    handle: ({ query }, church) => totalDonations(giving, query, church),
  });
  serve(app, calls.listPendingGifts, {
    allow: viewer,
    handle: (_, church) => listPendingGifts(giving, church),
  });
  serve(app, calls.readDonation, {
    allow: viewer,
    handle: ({ params }, church) => readDonation(giving, params.id, church),
  });
  serve(app, calls.recordDonation, {
    allow: editor,
    handle: ({ body, header }, caller) => recordOfflineGift(giving, body, header("idempotency-key"), caller),
  });
  serve(app, calls.changeDonation, {
    allow: editor,
    handle: ({ params, body }, caller) => correctDonation(giving, params.id, body, caller),
  });
  serve(app, calls.voidDonation, {
    allow: editor,
    handle: ({ params }, caller) => voidDonation(giving, params.id, caller),
  });
};
