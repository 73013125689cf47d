import { churchMoney } from "../../../platform/money/church-money.ts";
import type { Subscription } from "../subscription.ts";

/** A subscription as the provider adapters take it: with the amount as money. */
export const termsOf = (subscription: Subscription) => ({
  ...subscription,
  amount: churchMoney(subscription.churchId, subscription.amount),
});
