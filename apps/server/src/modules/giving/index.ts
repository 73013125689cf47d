export { feeRoutes } from "./fees/fee.routes.ts";
export { fundRoutes } from "./funds/fund.routes.ts";
export { gatewayRoutes } from "./gateways/gateway.routes.ts";
export { openGiving, type Giving, type GivingNeeds } from "./giving.ts";
