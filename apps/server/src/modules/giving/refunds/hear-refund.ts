import { openAccount } from "../gateways/open-account.ts";
import type { Hear } from "../webhooks/hear.ts";
import { bringRefund } from "./bring-refund.ts";

export const hearRefund: Hear = async (giving, { gateway, letter }) => {
  const { refunds } = giving.providers[gateway.provider];
  const seen = await refunds.look?.(openAccount(giving, gateway), letter.objectId);
  if (seen) await bringRefund(giving, gateway, seen);
};
