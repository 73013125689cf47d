import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { Accounts } from "../accounts.ts";
import { forgotPassword } from "./forgot-password.ts";
import { setPassword } from "./set-password.ts";
import { verifyCode } from "./verify-code.ts";

export const passwordRoutes = (app: FastifyInstance, accounts: Accounts) => {
  serve(app, calls.forgotPassword, {
    allow: anyone,
    handle: ({ body, address }) => forgotPassword(accounts, body, address),
  });
  serve(app, calls.verifyCode, {
    allow: anyone,
    handle: ({ body, address }) => verifyCode(accounts, body, address),
  });
  serve(app, calls.setPassword, {
    allow: anyone,
    handle: ({ body, address }) => setPassword(accounts, body, address),
  });
};
