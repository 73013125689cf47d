export { openAccounts, type Accounts, type AccountsNeeds } from "./accounts.ts";
export { signInRoutes } from "./sign-in/sign-in.routes.ts";
