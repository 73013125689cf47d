import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Refunds } from "../refunds.ts";
import { donationViewer } from "../../donations/index.ts";
import { listDisputes } from "./list-disputes.ts";

export const disputeRoutes = (app: FastifyInstance, context: Pick<Refunds, "disputes" | "guards">) => {
  serve(app, calls.listDisputes, {
    allow: donationViewer(context.guards),
    handle: (_, church) => listDisputes(context, church),
  });
};
