export { type FundLine, type FundLineRow, fromFundLineRows, sumFundLines, toFundLineRows } from "./fund-line.ts";
export { fundRoutes } from "./fund.routes.ts";
export { FundNotFound } from "./funds-errors.ts";
export type { FundsTables } from "./funds-tables.ts";
export { type Funds, type FundsNeeds, openFunds } from "./funds.ts";
export { hasOpenFund } from "./has-open-fund.ts";
