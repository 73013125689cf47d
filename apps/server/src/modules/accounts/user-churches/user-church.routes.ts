import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Accounts } from "../accounts.ts";
import { addChurch } from "./add-church.ts";
import { claimPerson } from "./claim-person.ts";
import { leaveChurch } from "./leave-church.ts";
import { leaveOwnRoles } from "./leave-own-roles.ts";
import { selectChurch } from "./select-church.ts";
import { touchUserChurch } from "./touch-user-church.ts";

/** A user token may name any church here; a church's token only its own church. */
export const userChurchRoutes = (app: FastifyInstance, accounts: Accounts) => {
  const allow = accounts.guards.userOrMember;

  serve(app, calls.selectChurch, {
    allow,
    handle: ({ body }, claims) => selectChurch(accounts, body, claims),
  });
  serve(app, calls.addChurch, {
    allow: accounts.guards.user,
    handle: ({ body }, claims) => addChurch(accounts, body, claims),
  });
  serve(app, calls.claimPerson, {
    allow,
    handle: ({ params }, claims) => claimPerson(accounts, params.churchId, claims),
  });
  serve(app, calls.touchUserChurch, {
    allow,
    handle: ({ params, body }, claims) => touchUserChurch(accounts, params.userId, body, claims),
  });
  serve(app, calls.leaveChurch, {
    allow,
    handle: ({ params }, claims) => leaveChurch(accounts, params, claims),
  });
  serve(app, calls.leaveOwnRoles, {
    allow,
    handle: ({ params }, claims) => leaveOwnRoles(accounts, params, claims),
  });
};
