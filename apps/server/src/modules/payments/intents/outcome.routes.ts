import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Payments } from "../payments.ts";
import { refreshOutcome } from "./refresh-outcome.ts";

export const outcomeRoutes = (app: FastifyInstance, context: Payments) => {
  serve(app, calls.readGift, {
    allow: context.guards.memberOrNull,
    handle: ({ params, query }, caller) => refreshOutcome(context, { ...params, ...query }, caller),
  });
};
