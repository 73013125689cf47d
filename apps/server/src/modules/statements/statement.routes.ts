import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import type { Statements } from "./statements.ts";
import { donationViewer, donorIn, seeOwnDonations } from "../donations/index.ts";
import { cancelRun, retryRun } from "./runs/end-run.ts";
import { listDonors } from "./statement/list-donors.ts";
import { readYear } from "./statement/read-year.ts";
import { makeHouseholdStatement, makePersonStatement, previewStatement } from "./statement/make-statement.ts";
import { printStatements } from "./runs/print-statements.ts";
import { listRuns, readRun } from "./runs/read-runs.ts";
import { readSettings } from "./settings/read-settings.ts";
import { saveSettings } from "./settings/save-settings.ts";
import { startRun } from "./runs/start-run.ts";

export const statementRoutes = (app: FastifyInstance, context: Statements) => {
  const { allowedTo, member } = context.guards;
  const viewer = donationViewer(context.guards);
  const editor = allowedTo(can.editDonations);

  serve(app, calls.downloadMyStatement, {
    allow: member,
    handle: ({ params: { year } }, caller) => makePersonStatement(context, seeOwnDonations(caller), year),
  });
  serve(app, calls.downloadPersonStatement, {
    allow: viewer,
    handle: ({ params: { personId, year } }, church) => makePersonStatement(context, donorIn(church, personId), year),
  });
  serve(app, calls.downloadHouseholdStatement, {
    allow: viewer,
    handle: ({ params }, church) => makeHouseholdStatement(context, params, church),
  });
  serve(app, calls.previewStatement, {
    allow: viewer,
    handle: ({ params: { personId, year } }, church) => previewStatement(context, donorIn(church, personId), year),
  });
  serve(app, calls.printStatements, {
    allow: viewer,
    handle: ({ params, query }, church) => printStatements(context, { ...params, ...query }, church),
  });
  serve(app, calls.listStatementDonors, {
    allow: viewer,
    handle: ({ query }, church) => listDonors(context, query, church),
  });
  serve(app, calls.readStatementYear, {
    allow: viewer,
    handle: ({ params }, church) => readYear(context, params.year, church),
  });
  serve(app, calls.readStatementSettings, {
    allow: allowedTo(can.viewDonations, can.editGivingSettings),
    handle: (_, { churchId }) => readSettings(context, churchId),
  });
  serve(app, calls.saveStatementSettings, {
    allow: allowedTo(can.editGivingSettings),
    handle: ({ body, address }, caller) => saveSettings(context, body, { ...caller, address }),
  });
  serve(app, calls.listStatementRuns, {
    allow: viewer,
    handle: ({ query }, church) => listRuns(context, query.year, church),
  });
  serve(app, calls.readStatementRun, {
    allow: viewer,
    handle: ({ params }, church) => readRun(context, params.id, church),
  });
  serve(app, calls.startStatementRun, {
    allow: editor,
    handle: ({ body }, caller) => startRun(context, body, caller),
  });
  serve(app, calls.cancelStatementRun, {
    allow: editor,
    handle: ({ params }, caller) => cancelRun(context, params.id, caller),
  });
  serve(app, calls.retryStatementRun, {
    allow: editor,
    handle: ({ params, body }, caller) => retryRun(context, params.id, body, caller),
  });
};
