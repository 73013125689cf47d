import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Audit } from "../audit.ts";
import { donationViewer } from "../../donations/index.ts";
import { listPayouts } from "./list-payouts.ts";
import { listReconciliations, readReconciliation } from "./read-reconciliations.ts";
import { startReconciliation } from "./start-reconciliation.ts";

export const reconciliationRoutes = (app: FastifyInstance, context: Audit) => {
  const viewer = donationViewer(context.guards);

  serve(app, calls.listReconciliations, {
    allow: viewer,
    handle: (_, church) => listReconciliations(context, church),
  });
  serve(app, calls.readReconciliation, {
    allow: viewer,
    handle: ({ params }, church) => readReconciliation(context, params.id, church),
  });
  serve(app, calls.listPayouts, {
    allow: viewer,
    handle: ({ query }, church) => listPayouts(context, query, church),
  });
  serve(app, calls.startReconciliation, {
    allow: context.guards.allowedTo(can.editDonations),
    handle: ({ body }, caller) => startReconciliation(context, body, caller),
  });
};
