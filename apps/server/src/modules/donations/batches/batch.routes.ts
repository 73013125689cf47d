import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Donations } from "../donations.ts";
import { donationViewer } from "../people/may-see-donations.ts";
import { addBatch, changeBatch, readBatch, removeBatch } from "./keep-batches.ts";
import { listBatches } from "./list-batches.ts";

export const batchRoutes =
  (giving: Pick<Donations, "batches" | "connection" | "guards" | "newId" | "now">) => async (app: FastifyInstance) => {
    const viewer = donationViewer(giving.guards);
    const editor = giving.guards.allowedTo(can.editDonations);

    serve(app, calls.listBatches, { allow: viewer, handle: ({ query }, church) => listBatches(giving, query, church) });
    serve(app, calls.readBatch, {
      allow: viewer,
      handle: ({ params }, church) => readBatch(giving, params.id, church),
    });
    serve(app, calls.addBatch, { allow: editor, handle: ({ body }, caller) => addBatch(giving, body, caller) });
    serve(app, calls.changeBatch, {
      allow: editor,
      handle: ({ params, body }, caller) => changeBatch(giving, params.id, body, caller),
    });
    serve(app, calls.removeBatch, {
      allow: editor,
      handle: ({ params }, caller) => removeBatch(giving, params.id, caller),
    });
  };
