import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { Churches } from "../churches.ts";
import { changeChurch, readChurchDetails } from "./change-church.ts";
import { readChurch, searchChurches } from "./find-church.ts";

export const churchRoutes = (app: FastifyInstance, churches: Churches) => {
  const { allowedTo } = churches.guards;

  serve(app, calls.searchChurches, {
    allow: anyone,
    handle: ({ body }) => searchChurches(churches, body.name),
  });
  serve(app, calls.findChurchBySubDomain, {
    allow: anyone,
    handle: ({ query }) => readChurch(churches, query),
  });
  serve(app, calls.readChurch, {
    allow: anyone,
    handle: ({ params }) => readChurch(churches, params),
  });
  serve(app, calls.readChurchDetails, {
    allow: allowedTo(can.editSettings),
    handle: ({ params }, caller) => readChurchDetails(churches, params.churchId, caller),
  });
  serve(app, calls.changeChurch, {
    allow: allowedTo(can.editSettings),
    handle: ({ params, body, address }, caller) => changeChurch(churches, params.churchId, body, caller, address),
  });
};
