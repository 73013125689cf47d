import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Donations } from "../donations.ts";
import { donationViewer } from "../people/may-see-donations.ts";
import { exportDonations } from "./export-donations.ts";
import { readSelection } from "./read-selection.ts";
import { checkDays, listChurchDonations, readDonation } from "./list-church-donations.ts";

export const churchDonationRoutes = (
  app: FastifyInstance,
  context: Pick<Donations, "churchDonations" | "guards" | "people">,
) => {
  const viewer = donationViewer(context.guards);

  serve(app, calls.listChurchDonations, {
    allow: viewer,
    handle: ({ query }, church) => listChurchDonations(context, query, church),
  });
  serve(app, calls.exportDonations, {
    allow: viewer,
    handle: async ({ query: { ids, ...filter } }, church) => {
      checkDays(filter);
      const selected = ids === undefined ? undefined : await readSelection(context, church.churchId, ids.split(","));
      return exportDonations(context, { ...filter, ids: selected }, church);
    },
  });
  serve(app, calls.readDonation, {
    allow: viewer,
    handle: ({ params }, church) => readDonation(context, params.id, church),
  });
};
