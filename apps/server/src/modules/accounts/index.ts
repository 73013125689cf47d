import type { FastifyInstance } from "fastify";
import type { Accounts } from "./accounts.ts";
import { passwordRoutes } from "./passwords/password.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { signInRoutes } from "./sign-in/sign-in.routes.ts";
import { userChurchRoutes } from "./user-churches/user-church.routes.ts";
import { userRoutes } from "./users/user.routes.ts";

export { openAccounts, type Accounts, type AccountsNeeds } from "./accounts.ts";
export { greet } from "./mails/greet.ts";
export { makeAccount } from "./users/make-account.ts";
export { nameAccount } from "./users/name-account.ts";
export { accountContributor } from "./user-churches/account-contributor.ts";
export { hearChurchErased } from "./user-churches/hear-church-erased.ts";
export { hearPeopleMerged } from "./user-churches/hear-people-merged.ts";
export { hearPersonErased } from "./user-churches/hear-person-erased.ts";
export { hearRoleMemberAdded } from "./user-churches/hear-role-member-added.ts";
export { touchUserChurch } from "./user-churches/touch-user-church.ts";

/** Every call of the module. */
export const accountRoutes = (accounts: Accounts) => async (app: FastifyInstance) => {
  for (const routes of [signInRoutes, userRoutes, passwordRoutes, userChurchRoutes, profileRoutes]) {
    app.register(routes(accounts));
  }
};
