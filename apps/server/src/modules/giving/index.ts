export { donateRoutes } from "./donations/donate.routes.ts";
export { feeRoutes } from "./fees/fee.routes.ts";
export { fundRoutes } from "./funds/fund.routes.ts";
export { gatewayRoutes } from "./gateways/gateway.routes.ts";
export { methodRoutes } from "./payment-methods/method.routes.ts";
export { openGiving, type Giving, type GivingNeeds } from "./giving.ts";
export { recoverIntents } from "./intents/recover-intents.ts";
export { stripeProvider } from "./providers/stripe/stripe-provider.ts";
