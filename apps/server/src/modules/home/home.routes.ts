import { enterChurch as enterChurchCall } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { enterChurch } from "./enter-church.ts";
import type { HomePages } from "./home.ts";

export const homeRoutes = (app: FastifyInstance, pages: HomePages) => {
  // Needs a user token: the answer has parts of several APIs, and a token of one API must not open another API.
  serve(app, enterChurchCall, {
    allow: pages.guards.user,
    handle: ({ body }, claims) => enterChurch(pages, body, claims),
  });
};
