export { type FundShare, type FundShareRow, fromShareRows, sumShares, toShareRows } from "./fund-share.ts";
export { fundRoutes } from "./fund.routes.ts";
export { FundNotFound } from "./funds-errors.ts";
export type { FundsTables } from "./funds-tables.ts";
export { type Funds, type FundsNeeds, openFunds } from "./funds.ts";
export { hasOpenFund } from "./has-open-fund.ts";
