import { unitsOf, decimalOfUnits } from "@offertory/i18n";
import {
  type Cents,
  FREQUENCIES,
  type Frequency,
  frequencyOf,
  sumOf,
  type Subscription,
  type SubscriptionChange,
} from "@offertory/contract";
import { draftLines, type FundLineDraft, fundLinesOf } from "@offertory/giving-client/draft";
import type { Language } from "@offertory/i18n";

/** A recurring gift while it is changed. */
export interface SubscriptionDraft {
  methodId: string;
  /** Null for an interval that forms do not offer; it stays unchanged. */
  frequency: Frequency | null;
  lines: FundLineDraft[];
}

/** Returns the id of the payment method of a recurring gift. */
export const methodIdOf = ({ default_payment_method, default_source }: Subscription): string =>
  default_payment_method ?? default_source ?? "";

/** Returns the amount and covered fee before the change. */
export const beforeOf = ({ plan, funds }: Subscription): { amount: Cents; coveredFee: Cents } => ({
  amount: plan.amount,
  coveredFee: plan.amount - sumOf(funds.map(({ amount }) => unitsOf(amount) ?? 0)),
});

export const startDraft = (language: Language, subscription: Subscription): SubscriptionDraft => ({
  methodId: methodIdOf(subscription),
  frequency: frequencyOf(subscription.plan),
  lines: draftLines(
    language,
    subscription.funds.map(({ id, amount }) => ({ fundId: id, cents: unitsOf(amount) ?? 0 })),
  ),
});

/** Returns the request body, with the total that was shown. If the gift covered the fee before, it still does. */
export const changeOf = (
  language: Language,
  subscription: Subscription,
  draft: SubscriptionDraft,
  shown: Cents,
): SubscriptionChange => ({
  id: subscription.id,
  gatewayId: subscription.gatewayId,
  plan: draft.frequency ? FREQUENCIES[draft.frequency] : {},
  default_payment_method: draft.methodId,
  shownTotal: decimalOfUnits(shown),
  funds: fundLinesOf(draft.lines, language).map(({ fundId, cents }) => ({ id: fundId, amount: decimalOfUnits(cents) })),
});
