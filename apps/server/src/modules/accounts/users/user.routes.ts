import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { Accounts } from "../accounts.ts";
import { checkEmail } from "./check-email.ts";
import { loadOrCreateUser } from "./load-or-create-user.ts";
import { registerUser } from "./register-user.ts";

export const userRoutes = (app: FastifyInstance, accounts: Accounts) => {
  serve(app, calls.register, {
    allow: anyone,
    handle: ({ body, address }) => registerUser(accounts, body, address),
  });
  serve(app, calls.checkEmail, {
    allow: anyone,
    handle: ({ body, address }) => checkEmail(accounts, body, address),
  });
  serve(app, calls.loadOrCreateUser, {
    allow: accounts.guards.memberOrNull,
    handle: ({ body, address, header }, caller) => {
      const proof = { captcha: body.captcha, captchaToken: header("x-captcha-token"), address };
      return loadOrCreateUser(accounts, body, proof, caller !== null);
    },
  });
};
