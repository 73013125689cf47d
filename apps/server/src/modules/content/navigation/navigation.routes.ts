import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Content } from "../content.ts";
import { readNavigation } from "./read-navigation.ts";
import { saveNavigation } from "./save-navigation.ts";

export const navigationRoutes = (app: FastifyInstance, content: Content) => {
  const { allowedTo, memberOrNull } = content.guards;

  serve(app, calls.readNavigation, {
    allow: memberOrNull,
    handle: ({ params }, caller) => readNavigation(content, params.churchId, caller),
  });
  serve(app, calls.saveNavigation, {
    allow: allowedTo(can.editContent),
    handle: async ({ body }, caller) => saveNavigation(content, body, caller),
  });
};
