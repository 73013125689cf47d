import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { listPayouts } from "./list-payouts.ts";
import { listReconciliations, readReconciliation } from "./read-reconciliations.ts";
import { startReconciliation } from "./start-reconciliation.ts";

export const reconciliationRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  const { allowedTo } = giving.guards;

  serve(app, calls.listReconciliations, {
    allow: allowedTo(can.viewDonations),
    handle: (_, caller) => listReconciliations(giving, caller),
  });
  serve(app, calls.readReconciliation, {
    allow: allowedTo(can.viewDonations),
    handle: ({ params }, caller) => readReconciliation(giving, params.id, caller),
  });
  serve(app, calls.listPayouts, {
    allow: allowedTo(can.viewDonations),
    handle: ({ query }, caller) => listPayouts(giving, query, caller),
  });
  serve(app, calls.startReconciliation, {
    allow: allowedTo(can.editDonations),
    handle: ({ body }, caller) => startReconciliation(giving, body, caller),
  });
};
