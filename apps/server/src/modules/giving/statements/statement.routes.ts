import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { cancelRun, retryRun } from "./end-run.ts";
import { listDonors, readYear } from "./list-donors.ts";
import { makeHouseholdStatement, makePersonStatement, previewStatement } from "./make-statement.ts";
import { printStatements } from "./print-statements.ts";
import { listRuns, readRun } from "./read-runs.ts";
import { readSettings } from "./read-settings.ts";
import { saveSettings } from "./save-settings.ts";
import { startRun } from "./start-run.ts";

export const statementRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  const { allowedTo, member } = giving.guards;
  const viewer = allowedTo(can.viewDonations);
  const editor = allowedTo(can.editDonations);

  serve(app, calls.downloadMyStatement, {
    allow: member,
    handle: ({ params: { year } }, caller) => makePersonStatement(giving, { personId: caller.personId, year }, caller),
  });
  serve(app, calls.downloadPersonStatement, {
    allow: viewer,
    handle: ({ params }, caller) => makePersonStatement(giving, params, caller),
  });
  serve(app, calls.downloadHouseholdStatement, {
    allow: viewer,
    handle: ({ params }, caller) => makeHouseholdStatement(giving, params, caller),
  });
  serve(app, calls.previewStatement, {
    allow: viewer,
    handle: ({ params }, caller) => previewStatement(giving, params, caller),
  });
  serve(app, calls.printStatements, {
    allow: viewer,
    handle: ({ params, query }, caller) => printStatements(giving, { ...params, ...query }, caller),
  });
  serve(app, calls.listStatementDonors, {
    allow: viewer,
    handle: ({ query }, caller) => listDonors(giving, query, caller),
  });
  serve(app, calls.readStatementYear, {
    allow: viewer,
    handle: ({ params }, caller) => readYear(giving, params.year, caller),
  });
  serve(app, calls.readStatementSettings, {
    allow: allowedTo(can.viewDonations, can.editGivingSettings),
    handle: (_, { churchId }) => readSettings(giving, churchId),
  });
  serve(app, calls.saveStatementSettings, {
    allow: allowedTo(can.editGivingSettings),
    handle: ({ body }, caller) => saveSettings(giving, body, caller),
  });
  serve(app, calls.listStatementRuns, {
    allow: viewer,
    handle: ({ query }, caller) => listRuns(giving, query.year, caller),
  });
  serve(app, calls.readStatementRun, {
    allow: viewer,
    handle: ({ params }, caller) => readRun(giving, params.id, caller),
  });
  serve(app, calls.startStatementRun, {
    allow: editor,
    handle: ({ body }, caller) => startRun(giving, body, caller),
  });
  serve(app, calls.cancelStatementRun, {
    allow: editor,
    handle: ({ params }, caller) => cancelRun(giving, params.id, caller),
  });
  serve(app, calls.retryStatementRun, {
    allow: editor,
    handle: ({ params, body }, caller) => retryRun(giving, params.id, body, caller),
  });
};
