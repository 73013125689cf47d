import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { listDisputes } from "./list-disputes.ts";

export const disputeRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  serve(app, calls.listDisputes, {
    allow: giving.guards.allowedTo(can.viewDonations),
    handle: (_, caller) => listDisputes(giving, caller),
  });
};
