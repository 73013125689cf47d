import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Giving } from "../giving.ts";
import { readOutcome } from "./read-outcome.ts";

export const outcomeRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  serve(app, calls.readGift, {
    allow: giving.guards.memberOrNull,
    handle: ({ params, query }, caller) => readOutcome(giving, { ...params, ...query }, caller),
  });
};
