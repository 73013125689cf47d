import { churchMoney } from "../../../platform/money/church-money.ts";
import type { Subscription } from "../subscription.ts";

/** A recurring gift as a payment provider is told of it. */
export const termsOf = (subscription: Subscription) => ({
  ...subscription,
  amount: churchMoney(subscription.churchId, subscription.amount),
});
