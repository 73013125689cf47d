import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { donationViewer } from "../../donations/index.ts";
import { resendReceipt, resendReceipts } from "../../giving-emails/index.ts";
import type { Giving } from "../giving.ts";
import { readTimeline } from "./read-timeline.ts";

export const donationRecordRoutes = (app: FastifyInstance, context: Giving) => {
  const editor = context.guards.allowedTo(can.editDonations);

  serve(app, calls.readDonationTimeline, {
    allow: donationViewer(context.guards),
    handle: ({ params }, church) => readTimeline(context, params.id, church),
  });
  serve(app, calls.resendReceipt, {
    allow: editor,
    handle: ({ params }, caller) => resendReceipt(context, params.id, caller),
  });
  serve(app, calls.resendReceipts, {
    allow: editor,
    handle: ({ body }, caller) => resendReceipts(context, body, caller),
  });
};
