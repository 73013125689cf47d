import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id, optionalText, text } from "../../text/text.ts";
import { GiftAnswer } from "../donations/gift.ts";
import { Subscription, SubscriptionChange, SubscriptionFund } from "./recurring-gift.ts";
import { MAX_END_REASON, ScheduleChange } from "./schedule-change.ts";

export const listSubscriptions = endpoint({
  api: "giving",
  method: "GET",
  path: "/customers/:customerId/subscriptions",
  summary: "List the recurring gifts of a customer's person on all gateways",
  params: z.object({ customerId: text(255) }),
  answer: z.object({ data: z.array(Subscription) }),
});

export const listSubscriptionFunds = endpoint({
  api: "giving",
  method: "GET",
  path: "/subscriptionfunds",
  summary: "List the fund lines of a recurring gift",
  query: z.object({ subscriptionId: Id }),
  answer: z.array(SubscriptionFund),
});

/** The changes in one request. Each is a transaction and a call to the payment provider; known clients send one. */
export const MAX_SUBSCRIPTION_CHANGES = 5;

export const changeSubscriptions = endpoint({
  api: "giving",
  method: "POST",
  path: "/subscriptions",
  summary: "Change recurring gifts: frequency, payment method and fund lines",
  body: z.array(SubscriptionChange).check(z.maxLength(MAX_SUBSCRIPTION_CHANGES)),
  answer: z.array(Subscription),
});

export const changeSchedule = endpoint({
  api: "giving",
  method: "POST",
  path: "/subscriptions/:id/schedule",
  summary: "Skip, pause, move or limit the coming donations of a recurring gift",
  params: z.object({ id: Id }),
  body: z.object({ change: ScheduleChange }),
  answer: Subscription,
});

export const giveOnceMore = endpoint({
  api: "giving",
  method: "POST",
  path: "/subscriptions/:id/give",
  summary: "Give once more, at once, what a recurring gift of one's own gives",
  params: z.object({ id: Id }),
  answer: GiftAnswer,
  refusals: "gift",
});

export const endSubscription = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/subscriptions/:id",
  summary: "End a recurring gift",
  params: z.object({ id: Id }),
  answer: z.object({ ended: z.boolean() }),
});

export const stopSubscription = endpoint({
  api: "giving",
  method: "POST",
  path: "/subscriptions/:id/stop",
  summary: "End a recurring gift, with a reason that staff see",
  params: z.object({ id: Id }),
  body: z.object({ reason: optionalText(MAX_END_REASON) }),
  answer: z.object({ ended: z.boolean() }),
});

export const removeSubscriptionFunds = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/subscriptionfunds/subscription/:id",
  summary:
    "Remove the fund lines of a recurring gift; clients send it together with the end of the gift, in either order",
  params: z.object({ id: Id }),
  answer: z.object({ removed: z.boolean() }),
});
