import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id, text } from "../../text/text.ts";
import { Subscription, SubscriptionChange, SubscriptionFund } from "./recurring-gift.ts";

export const listSubscriptions = endpoint({
  api: "giving",
  method: "GET",
  path: "/customers/:customerId/subscriptions",
  summary: "The recurring gifts of the person behind a customer, whichever gateway they are on",
  params: z.object({ customerId: text(255) }),
  answer: z.object({ data: z.array(Subscription) }),
});

export const listSubscriptionFunds = endpoint({
  api: "giving",
  method: "GET",
  path: "/subscriptionfunds",
  summary: "How a recurring gift is split",
  query: z.object({ subscriptionId: Id }),
  answer: z.array(SubscriptionFund),
});

/** The changes in one request. Each is a transaction and a call to the payment provider; known clients send one. */
export const MAX_SUBSCRIPTION_CHANGES = 5;

export const changeSubscriptions = endpoint({
  api: "giving",
  method: "POST",
  path: "/subscriptions",
  summary: "Change recurring gifts: how often, by which card or account, and how much to which fund",
  body: z.array(SubscriptionChange).check(z.maxLength(MAX_SUBSCRIPTION_CHANGES)),
  answer: z.array(Subscription),
});

export const endSubscription = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/subscriptions/:id",
  summary: "End a recurring gift",
  params: z.object({ id: Id }),
  answer: z.object({ ended: z.boolean() }),
});

export const removeSubscriptionFunds = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/subscriptionfunds/subscription/:id",
  summary: "Asked by clients together with the end of a recurring gift; succeeds in either order",
  params: z.object({ id: Id }),
  answer: z.object({ removed: z.boolean() }),
});
