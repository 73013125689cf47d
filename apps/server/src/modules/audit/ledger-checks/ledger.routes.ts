import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { checkDays, donationViewer } from "../../donations/index.ts";
import type { Audit } from "../audit.ts";
import { exportLedger } from "./export-ledger.ts";
import { listLedger } from "./list-ledger.ts";
import { readCheck, readCheckpoints } from "./read-checkpoints.ts";
import { startCheck } from "./start-check.ts";

export const ledgerRoutes = (app: FastifyInstance, context: Audit) => {
  const viewer = donationViewer(context.guards);

  serve(app, calls.listLedger, { allow: viewer, handle: ({ query }, church) => listLedger(context, query, church) });
  serve(app, calls.exportLedger, {
    allow: viewer,
    handle: ({ query }, church) => {
      checkDays(query);
      return exportLedger(context, query, church);
    },
  });
  serve(app, calls.readCheckpoints, { allow: viewer, handle: (_, church) => readCheckpoints(context, church) });
  serve(app, calls.startLedgerCheck, { allow: viewer, handle: (_, church) => startCheck(context, church) });
  serve(app, calls.readLedgerCheck, {
    allow: viewer,
    handle: ({ params }, church) => readCheck(context, params.id, church),
  });
};
