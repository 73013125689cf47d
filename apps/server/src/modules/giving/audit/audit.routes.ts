import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { checkDays } from "../church-donations/list-church-donations.ts";
import type { Giving } from "../giving.ts";
import { exportLedger } from "./export-ledger.ts";
import { listLedger } from "./list-ledger.ts";
import { readCheck, readSeals } from "./read-seals.ts";
import { startCheck } from "./start-check.ts";

export const auditRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  const viewer = giving.guards.allowedTo(can.viewDonations);

  serve(app, calls.listLedger, { allow: viewer, handle: ({ query }, caller) => listLedger(giving, query, caller) });
  serve(app, calls.exportLedger, {
    allow: viewer,
    handle: ({ query }, caller) => {
      checkDays(query);
      return exportLedger(giving, query, caller);
    },
  });
  serve(app, calls.readSeals, { allow: viewer, handle: (_, caller) => readSeals(giving, caller) });
  serve(app, calls.startLedgerCheck, { allow: viewer, handle: (_, caller) => startCheck(giving, caller) });
  serve(app, calls.readLedgerCheck, {
    allow: viewer,
    handle: ({ params }, caller) => readCheck(giving, params.id, caller),
  });
};
