import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { donationViewer } from "../../donations/index.ts";
import { resendReceipt } from "../../giving-emails/index.ts";
import type { Giving } from "../giving.ts";
import { readTimeline } from "./read-timeline.ts";

export const donationRecordRoutes = (app: FastifyInstance, context: Giving) => {
  serve(app, calls.readDonationTimeline, {
    allow: donationViewer(context.guards),
    handle: ({ params }, church) => readTimeline(context, params.id, church),
  });
  serve(app, calls.resendReceipt, {
    allow: context.guards.allowedTo(can.editDonations),
    handle: ({ params }, caller) => resendReceipt(context, params.id, caller),
  });
};
