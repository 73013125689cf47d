import { searchChurch as searchChurchCall } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { searchChurch } from "./search-church.ts";
import type { Search } from "./search.ts";

export const searchRoutes = (app: FastifyInstance, search: Search) => {
  // Needs a user token: the answer has parts of several APIs, and a token of one API must not open another API.
  serve(app, searchChurchCall, {
    allow: search.guards.user,
    handle: ({ query }, claims) => searchChurch(search, query, claims),
  });
};
