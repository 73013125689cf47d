import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { donationViewer } from "../people/may-see-donations.ts";
import { listDisputes } from "./list-disputes.ts";

export const disputeRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  serve(app, calls.listDisputes, {
    allow: donationViewer(giving.guards),
    handle: (_, church) => listDisputes(giving, church),
  });
};
