import { z } from "zod/mini";
import { Id, optionalText } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { GiftFunds, GiftInterval } from "../donations/gift.ts";
import { INTERVAL_UNITS } from "../frequencies/recurrence.ts";
import { GiftPlan } from "./schedule-change.ts";

const Plan = z.object({
  /** In cents. */
  amount: z.int(),
  interval: z.enum(INTERVAL_UNITS),
  interval_count: z.int(),
});

export const SubscriptionFund = z.object({ id: z.string(), name: z.string(), amount: Dollars });
export type SubscriptionFund = z.output<typeof SubscriptionFund>;

/** A recurring gift in the form of a Stripe subscription, which clients expect. */
export const Subscription = z.extend(GiftPlan, {
  id: z.string(),
  plan: z.extend(Plan, { product: z.string() }),
  items: z.object({ data: z.array(z.object({ id: z.string() })) }),
  /** In seconds since 1970. */
  billing_cycle_anchor: z.int(),
  /** In seconds since 1970; null when the recurring gift has ended. */
  current_period_end: z.nullable(z.int()),
  status: z.string(),
  default_payment_method: z.nullable(z.string()),
  default_source: z.nullable(z.string()),
  customer: z.string(),
  gatewayId: z.string(),
  provider: z.string(),
  funds: z.array(SubscriptionFund),
});
export type Subscription = z.output<typeof Subscription>;

/** A changed subscription. Clients send the whole object back. */
export const SubscriptionChange = z.object({
  id: Id,
  /** The new total in cents, used only when the funds change. The old total is ignored, because clients echo it. */
  plan: z.optional(z.extend(z.partial(GiftInterval), { amount: z.nullish(z.int()) })),
  default_payment_method: optionalText(255),
  default_source: optionalText(255),
  gatewayId: z.nullish(Id),
  funds: z.nullish(GiftFunds),
  /**
   * The total that the donor saw when saving. The change is refused when the server calculates another one; clients may
   * leave it out.
   */
  shownTotal: z.nullish(Dollars),
});
export type SubscriptionChange = z.output<typeof SubscriptionChange>;
