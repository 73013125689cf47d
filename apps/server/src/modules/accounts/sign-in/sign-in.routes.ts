import { login, makeHandover } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { Accounts } from "../accounts.ts";
import { logIn } from "./log-in.ts";
import { signInOrigin } from "./sign-in-origin.ts";

export const signInRoutes = (app: FastifyInstance, accounts: Accounts) => {
  serve(app, login, {
    allow: anyone,
    handle: (request) => logIn(accounts, request.body, signInOrigin(request)),
  });
  serve(app, makeHandover, {
    allow: accounts.guards.user,
    handle: async (_, { userId, session }) => ({
      jwt: accounts.tokens.forHandover(userId, session, accounts.newId()),
    }),
  });
};
