import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import type { Statements } from "./statements.ts";
import { donationViewer, donorIn, seeOwnDonations } from "../donations/index.ts";
import { cancelRun, retryRun } from "./end-run.ts";
import { listDonors, readYear } from "./list-donors.ts";
import { makeHouseholdStatement, makePersonStatement, previewStatement } from "./make-statement.ts";
import { printStatements } from "./print-statements.ts";
import { listRuns, readRun } from "./read-runs.ts";
import { readSettings } from "./read-settings.ts";
import { saveSettings } from "./save-settings.ts";
import { startRun } from "./start-run.ts";

export const statementRoutes = (giving: Statements) => async (app: FastifyInstance) => {
  const { allowedTo, member } = giving.guards;
  const viewer = donationViewer(giving.guards);
  const editor = allowedTo(can.editDonations);

  serve(app, calls.downloadMyStatement, {
    allow: member,
    handle: ({ params: { year } }, caller) => makePersonStatement(giving, seeOwnDonations(caller), year),
  });
  serve(app, calls.downloadPersonStatement, {
    allow: viewer,
    handle: ({ params: { personId, year } }, church) => makePersonStatement(giving, donorIn(church, personId), year),
  });
  serve(app, calls.downloadHouseholdStatement, {
    allow: viewer,
    handle: ({ params }, church) => makeHouseholdStatement(giving, params, church),
  });
  serve(app, calls.previewStatement, {
    allow: viewer,
    handle: ({ params: { personId, year } }, church) => previewStatement(giving, donorIn(church, personId), year),
  });
  serve(app, calls.printStatements, {
    allow: viewer,
    handle: ({ params, query }, church) => printStatements(giving, { ...params, ...query }, church),
  });
  serve(app, calls.listStatementDonors, {
    allow: viewer,
    handle: ({ query }, church) => listDonors(giving, query, church),
  });
  serve(app, calls.readStatementYear, {
    allow: viewer,
    handle: ({ params }, church) => readYear(giving, params.year, church),
  });
  serve(app, calls.readStatementSettings, {
    allow: allowedTo(can.viewDonations, can.editGivingSettings),
    handle: (_, { churchId }) => readSettings(giving, churchId),
  });
  serve(app, calls.saveStatementSettings, {
    allow: allowedTo(can.editGivingSettings),
    handle: ({ body, address }, caller) => saveSettings(giving, body, { ...caller, address }),
  });
  serve(app, calls.listStatementRuns, {
    allow: viewer,
    handle: ({ query }, church) => listRuns(giving, query.year, church),
  });
  serve(app, calls.readStatementRun, {
    allow: viewer,
    handle: ({ params }, church) => readRun(giving, params.id, church),
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
