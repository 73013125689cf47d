import {
  type Cents,
  centsOf,
  dollarsOf,
  FREQUENCIES,
  type Frequency,
  frequencyOf,
  sumOf,
  type Subscription,
  type SubscriptionChange,
} from "@offertory/contract";
import { draftLines, type FundLineDraft, fundLinesOf } from "@offertory/giving-client/draft";
import type { Language } from "@offertory/i18n";

/** A recurring gift while it is being changed. */
export interface SubscriptionDraft {
  methodId: string;
  /** Null: an interval that forms do not offer; it stays as it is. */
  frequency: Frequency | null;
  lines: FundLineDraft[];
}

/** What a recurring gift is paid with. */
export const methodIdOf = ({ default_payment_method, default_source }: Subscription): string =>
  default_payment_method ?? default_source ?? "";

/** What it comes to before it is changed. */
export const beforeOf = ({ plan, funds }: Subscription): { amount: Cents; coveredFee: Cents } => ({
  amount: plan.amount,
  coveredFee: plan.amount - sumOf(funds.map(({ amount }) => centsOf(amount) ?? 0)),
});

export const startDraft = (language: Language, subscription: Subscription): SubscriptionDraft => ({
  methodId: methodIdOf(subscription),
  frequency: frequencyOf(subscription.plan),
  lines: draftLines(
    language,
    subscription.funds.map(({ id, amount }) => ({ fundId: id, cents: centsOf(amount) ?? 0 })),
  ),
});

/** What is sent: how often, with what, how much to which fund, and the total that was shown. A fee that was covered is covered as before. */
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
  shownTotal: dollarsOf(shown),
  funds: fundLinesOf(draft.lines, language).map(({ fundId, cents }) => ({ id: fundId, amount: dollarsOf(cents) })),
});
