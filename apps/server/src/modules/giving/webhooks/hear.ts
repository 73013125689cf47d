import type { Selectable } from "kysely";
import type { Gateway } from "../gateways/gateway-store.ts";
import type { Giving } from "../giving.ts";
import type { GivingTables } from "../giving-tables.ts";
import { hearDispute } from "../disputes/hear-dispute.ts";
import { handlePaymentMethodEvent } from "../payment-methods/handle-payment-method-event.ts";
import { hearCharge } from "../intents/hear-charge.ts";
import type { ToldAbout } from "../providers/payment-provider.ts";
import { hearRenewal, hearSchedule } from "../subscriptions/hear-renewal.ts";
import { hearRefund } from "../refunds/hear-refund.ts";

export interface Heard {
  gateway: Gateway;
  letter: Selectable<GivingTables["webhookInbox"]>;
}

/** Asks for the present state of what was told of, and brings it to the one door for such news. A thrown error means: again, later. */
export type Hear = (giving: Giving, heard: Heard) => Promise<void>;

/** Who hears what. What is missing here is kept in the inbox and nothing follows from it. */
export const HEARERS: Partial<Record<ToldAbout, Hear>> = {
  charge: hearCharge,
  renewal: hearRenewal,
  schedule: hearSchedule,
  refund: hearRefund,
  dispute: hearDispute,
  method: handlePaymentMethodEvent,
};
