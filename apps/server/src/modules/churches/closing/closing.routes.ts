import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Churches } from "../churches.ts";
import { closeChurch } from "./close-church.ts";
import { reopenChurch } from "./reopen-church.ts";

export const closingRoutes = (app: FastifyInstance, churches: Churches) => {
  const { administrator } = churches.guards;

  serve(app, calls.closeChurch, {
    allow: administrator,
    handle: ({ params, body }, caller) => closeChurch(churches, { ...params, ...body }, caller),
  });
  serve(app, calls.reopenChurch, {
    allow: administrator,
    handle: ({ params }, caller) => reopenChurch(churches, params.churchId, caller),
  });
};
