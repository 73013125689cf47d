import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { donationViewer } from "../people/may-see-donations.ts";
import { listChurchRecurring } from "./list-church-recurring.ts";

export const churchRecurringRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  const viewer = donationViewer(giving.guards);

  serve(app, calls.listChurchRecurring, {
    allow: viewer,
    handle: ({ query }, church) => listChurchRecurring(giving, query, church),
  });
  serve(app, calls.countChurchRecurring, {
    allow: viewer,
    handle: (_, church) => giving.churchRecurring.counts(church),
  });
};
