import type { PaymentProvider } from "../payment-provider.ts";
import type { StripeOf } from "./open-stripe.ts";
import { EVENTS, subjectOf } from "./stripe-webhooks.ts";

/** Stripe filters its list of events by at most 20 types; with more, the whole list is read and filtered here. */
const MAX_TYPE_FILTERS = 20;

/** Stripe keeps its list of events for thirty days. */
export const stripeEvents = (stripeOf: StripeOf): NonNullable<PaymentProvider["events"]> => ({
  async *since(account, from) {
    const subscribed: readonly string[] = EVENTS;
    const list = stripeOf(account).events.list({
      limit: 100,
      created: { gte: Math.floor(from.getTime() / 1000) },
      ...(subscribed.length <= MAX_TYPE_FILTERS && { types: [...subscribed] }),
    });
    for await (const { id, type, created, data } of list) {
      if (!subscribed.includes(type)) continue;
      yield { eventId: id, type, at: new Date(created * 1000), ...subjectOf(data.object) };
    }
  },
});
