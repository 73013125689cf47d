import { stripeProvider } from "../../../payment-providers/index.ts";
import { readStripeKeys } from "./live-keys.ts";
import { testLive } from "./scenario.ts";
import { bankScenarios, makeToken } from "./stripe-bank-scenarios.ts";
import { STRIPE_SCENARIOS } from "./stripe-scenarios.ts";

const scenarios = [...STRIPE_SCENARIOS, ...bankScenarios(makeToken(null))];
testLive(scenarios, readStripeKeys(process.env), stripeProvider(null));
