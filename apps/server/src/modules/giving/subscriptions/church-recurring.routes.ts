import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { listChurchRecurring } from "./list-church-recurring.ts";

export const churchRecurringRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  const viewer = giving.guards.allowedTo(can.viewDonations);

  serve(app, calls.listChurchRecurring, {
    allow: viewer,
    handle: ({ query }, caller) => listChurchRecurring(giving, query, caller),
  });
  serve(app, calls.countChurchRecurring, {
    allow: viewer,
    handle: (_, { churchId }) => giving.churchRecurring.counts(churchId),
  });
};
