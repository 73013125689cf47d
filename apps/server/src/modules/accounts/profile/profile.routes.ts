import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { Accounts } from "../accounts.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { changeProfile } from "./change-profile.ts";
import { confirmEmail } from "./confirm-email.ts";
import { readProfile } from "./read-profile.ts";
import { signInOrigin } from "../sign-in/sign-in-origin.ts";
import { endOneSession } from "./end-session.ts";
import { listOwnSessions } from "./list-sessions.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";

export const profileRoutes = (app: FastifyInstance, accounts: Accounts) => {
  const allow = accounts.guards.user;

  serve(app, calls.readProfile, {
    allow,
    handle: (_, claims) => readProfile(accounts, claims),
  });
  serve(app, calls.changeProfile, {
    allow,
    handle: ({ body }, claims) => changeProfile(accounts, body, claims),
  });
  serve(app, calls.changeEmail, {
    allow,
    handle: ({ body, address }, claims) => changeEmail(accounts, body, claims, address),
  });
  serve(app, calls.confirmEmail, {
    allow: anyone,
    handle: ({ body }) => confirmEmail(accounts, body.guid),
  });
  serve(app, calls.changePassword, {
    allow,
    handle: (request, claims) => changePassword(accounts, request.body, claims, signInOrigin(request)),
  });
  serve(app, calls.signOutEverywhere, {
    allow,
    handle: (_, claims) => signOutEverywhere(accounts, claims),
  });
  serve(app, calls.signOut, {
    allow: accounts.guards.userOrMember,
    handle: (_, claims) => endOneSession(accounts, claims, claims.session.id),
  });
  serve(app, calls.listSessions, {
    allow,
    handle: (_, claims) => listOwnSessions(accounts, claims),
  });
  serve(app, calls.endSession, {
    allow,
    handle: ({ params }, claims) => endOneSession(accounts, claims, params.id),
  });
};
