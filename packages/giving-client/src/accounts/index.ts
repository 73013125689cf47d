export type * from "./accounts.ts";
export { openPayPalAccounts as openAccounts } from "../paypal/open-paypal-accounts.ts";
