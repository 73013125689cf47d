import { enterChurch as enterChurchCall, readHome as readHomeCall } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { enterChurch, readHomeOf } from "./enter-church.ts";
import type { HomePages } from "./home.ts";

export const homeRoutes = (app: FastifyInstance, pages: HomePages) => {
  // Both need a user token: the answers have parts of several APIs, and a token of one API must not open another API.
  serve(app, enterChurchCall, {
    allow: pages.guards.user,
    handle: ({ body }, claims) => enterChurch(pages, body, claims),
  });
  serve(app, readHomeCall, {
    allow: pages.guards.user,
    handle: ({ query }, claims) => readHomeOf(pages, query, claims),
  });
};
