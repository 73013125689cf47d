import { paypalProvider } from "../../../payment-providers/index.ts";
import { readPaypalKeys } from "./live-keys.ts";
import { PAYPAL_SCENARIOS } from "./paypal-scenarios.ts";
import { testLive } from "./scenario.ts";

testLive(PAYPAL_SCENARIOS, readPaypalKeys(process.env), paypalProvider(null));
