import type { PaymentProvider } from "../payment-provider.ts";
import type { StripeOf } from "./open-stripe.ts";
import { EVENTS, objectOf } from "./stripe-webhooks.ts";

/** Stripe filters its list of events by at most 20 types; with more, the whole list is read and filtered here. */
const MAX_KINDS = 20;

/** Stripe keeps its list of events for thirty days. */
export const stripeEvents = (stripeOf: StripeOf): NonNullable<PaymentProvider["events"]> => ({
  async *since(account, from) {
    const wanted: readonly string[] = EVENTS;
    const list = stripeOf(account).events.list({
      limit: 100,
      created: { gte: Math.floor(from.getTime() / 1000) },
      ...(wanted.length <= MAX_KINDS && { types: [...wanted] }),
    });
    for await (const { id, type, created, data } of list) {
      if (!wanted.includes(type)) continue;
      yield { eventId: id, type, at: new Date(created * 1000), ...objectOf(data.object) };
    }
  },
});
