import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Donations } from "../donations.ts";
import { donationViewer } from "../people/may-see-donations.ts";
import { addView, listViews, removeView, renameView } from "./manage-views.ts";

export const savedViewRoutes = (
  app: FastifyInstance,
  context: Pick<Donations, "connection" | "guards" | "newId" | "savedViews">,
) => {
  const viewer = donationViewer(context.guards);

  serve(app, calls.listDonationViews, { allow: viewer, handle: (_request, church) => listViews(context, church) });
  serve(app, calls.addDonationView, {
    allow: viewer,
    handle: ({ body }, church) => addView(context, body, church),
  });
  serve(app, calls.renameDonationView, {
    allow: viewer,
    handle: ({ params, body }, church) => renameView(context, params.id, body.name, church),
  });
  serve(app, calls.removeDonationView, {
    allow: viewer,
    handle: ({ params }, church) => removeView(context, params.id, church),
  });
};
