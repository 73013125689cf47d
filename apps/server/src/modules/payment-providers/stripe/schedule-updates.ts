import { Stripe } from "stripe";
import type { Account } from "../account.ts";
import type { RenewalInvoice, ScheduleUpdate } from "../recurring-provider.ts";
import { cycleDateFrom } from "./cycle-date.ts";
import { moneyIn } from "./stripe-money.ts";

type StripeResponse<Resource> = Resource & { lastResponse?: { statusCode: number } };

const OUTCOME = {
  active: "active",
  trialing: "active",
  past_due: "past-due",
  unpaid: "past-due",
  paused: "active",
  incomplete: "incomplete",
  incomplete_expired: "cancelled",
  canceled: "cancelled",
} as const;
const isKnownStatus = (status: string): status is keyof typeof OUTCOME => status in OUTCOME;

/** Translates a subscription of Stripe. An answer that is no subscription leaves the outcome unknown. */
export function scheduleUpdateOf(
  account: Account,
  found: StripeResponse<Stripe.Subscription>,
  ofInvoice?: Stripe.Invoice,
): ScheduleUpdate {
  const isSubscription =
    found.object === "subscription" && typeof found.id === "string" && (found.lastResponse?.statusCode ?? 200) < 300;
  if (!isSubscription || !isKnownStatus(found.status))
    return { outcome: "unknown", why: "the answer was no subscription" };
  const item = found.items.data[0];
  const invoice = ofInvoice ?? found.latest_invoice;
  return {
    outcome: OUTCOME[found.status],
    providerId: found.id,
    item: item?.id ?? "",
    subscriptionId: found.metadata["subscriptionId"] ?? "",
    nextDue: item ? timeOf(nextPaymentOf(found, item)) : null,
    isPaused: (found.pause_collection?.resumes_at ?? null) !== null,
    invoice: typeof invoice === "object" && invoice ? toRenewalInvoice(account, invoice) : null,
  };
}

/** While collection is paused, Stripe voids the invoices of the periods that begin before `resumes_at`. */
function nextPaymentOf(
  { billing_cycle_anchor: anchor, pause_collection: pause }: Stripe.Subscription,
  { current_period_end: periodEnd, price }: Stripe.SubscriptionItem,
): number {
  const resumesAt = pause?.resumes_at ?? 0;
  return periodEnd >= resumesAt || !price.recurring ? periodEnd : cycleDateFrom(anchor, price.recurring, resumesAt);
}

/** Null for drafts, for invoices of $0 (Stripe makes one for a start in the future) and for other currencies. */
export function toRenewalInvoice(account: Account, invoice: Stripe.Invoice): RenewalInvoice | null {
  if (invoice.total <= 0 || invoice.status === "draft" || invoice.status === null) return null;
  const amount = moneyIn(account, invoice.total, invoice.currency);
  if (!amount) return null;
  const { paid_at: paidAt } = invoice.status_transitions;
  return {
    id: invoice.id,
    chargeId: chargeOf(invoice),
    amount,
    dueAt: timeOf(invoice.created),
    status: invoice.status === "paid" ? "paid" : invoice.status === "open" ? "open" : "void",
    isFirst: invoice.billing_reason === "subscription_create",
    tries: invoice.attempt_count,
    paidAt: paidAt ? timeOf(paidAt) : null,
  };
}

function chargeOf({ payments }: Stripe.Invoice): string {
  const all = payments?.data ?? [];
  const paid = all.find(({ status }) => status === "paid") ?? all.find(({ is_default }) => is_default) ?? all[0];
  const intent = paid?.payment.payment_intent;
  return typeof intent === "string" ? intent : (intent?.id ?? "");
}

/** Only a declined card and a 400 are refusals; after any other error the outcome is unknown. */
export function scheduleUpdateOfError(error: unknown): ScheduleUpdate {
  const isRefusal =
    error instanceof Stripe.errors.StripeCardError ||
    (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400);
  if (isRefusal)
    return { outcome: "refused", code: error.decline_code ?? error.code ?? "invalid", reason: error.message };
  return { outcome: "unknown", why: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}

const timeOf = (seconds: number): Date => new Date(seconds * 1000);
