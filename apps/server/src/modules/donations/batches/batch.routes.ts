import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Donations } from "../donations.ts";
import { donationViewer } from "../people/may-see-donations.ts";
import { addBatch, changeBatch, readBatch, removeBatch } from "./manage-batches.ts";
import { listBatches } from "./list-batches.ts";

export const batchRoutes = (
  app: FastifyInstance,
  context: Pick<Donations, "batches" | "connection" | "guards" | "newId" | "now">,
) => {
  const viewer = donationViewer(context.guards);
  const editor = context.guards.allowedTo(can.editDonations);

  serve(app, calls.listBatches, {
    allow: viewer,
    handle: ({ query }, church) => listBatches(context, query, church),
  });
  serve(app, calls.readBatch, {
    allow: viewer,
    handle: ({ params }, church) => readBatch(context, params.id, church),
  });
  serve(app, calls.addBatch, { allow: editor, handle: ({ body }, caller) => addBatch(context, body, caller) });
  serve(app, calls.changeBatch, {
    allow: editor,
    handle: ({ params, body }, caller) => changeBatch(context, params.id, body, caller),
  });
  serve(app, calls.removeBatch, {
    allow: editor,
    handle: ({ params }, caller) => removeBatch(context, params.id, caller),
  });
};
