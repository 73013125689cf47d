import type { APIRequestContext } from "@playwright/test";
import { type GivingChurch, makeGivingChurch } from "./member-church.ts";

const GATEWAYS = [
  { provider: "stripe", payFees: false },
  { provider: "paypal", payFees: false, takesCards: true },
] as const;

let made: Promise<GivingChurch> | undefined;

/** Returns a church with both gateways that takes cards through PayPal. The tests of a file share it. */
export const paypalChurch = (request: APIRequestContext): Promise<GivingChurch> =>
  (made ??= makeGivingChurch(request, { gateways: GATEWAYS }));
