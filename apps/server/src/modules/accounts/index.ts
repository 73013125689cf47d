import type { FastifyInstance } from "fastify";
import type { Accounts } from "./accounts.ts";
import { passwordRoutes } from "./passwords/password.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { signInRoutes } from "./sign-in/sign-in.routes.ts";
import { userChurchRoutes } from "./user-churches/user-church.routes.ts";
import { userRoutes } from "./users/user.routes.ts";

export { openAccounts, type Accounts, type AccountsNeeds } from "./accounts.ts";
export { greet } from "./emails/greet.ts";
export { makeAccount } from "./users/make-account.ts";
export { addUnregisteredAccount } from "./users/add-unregistered-account.ts";
export { accountContributor } from "./user-churches/account-contributor.ts";
export { onChurchErased } from "./user-churches/on-church-erased.ts";
export { onPeopleMerged } from "./user-churches/on-people-merged.ts";
export { onPersonErased } from "./user-churches/on-person-erased.ts";
export { onRoleMemberAdded } from "./user-churches/on-role-member-added.ts";
export { touchUserChurch } from "./user-churches/touch-user-church.ts";

export const accountRoutes = (app: FastifyInstance, accounts: Accounts) => {
  for (const routes of [signInRoutes, userRoutes, passwordRoutes, userChurchRoutes, profileRoutes]) {
    routes(app, accounts);
  }
};
export { findAccounts } from "./user-churches/find-accounts.ts";
export { openCallerContext } from "./callers/open-caller-context.ts";
export { readCallers } from "./callers/read-callers.ts";
