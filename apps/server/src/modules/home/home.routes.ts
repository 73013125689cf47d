import { enterChurch as enterChurchCall } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { enterChurch } from "./enter-church.ts";
import type { HomePages } from "./home.ts";

export const homeRoutes = (pages: HomePages) => async (app: FastifyInstance) => {
  // The account's token opens every API of its churches; a token of one API must not open what another one holds.
  serve(app, enterChurchCall, {
    allow: pages.guards.user,
    handle: ({ body }, claims) => enterChurch(pages, body, claims),
  });
};
