import type { Account } from "../account.ts";
import { emitEvent } from "../emit-event.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { findPayer } from "../payment-methods/find-payer.ts";
import { invalid, noSuch, StripeError } from "../stripe-error.ts";
import type { Subscription, SubscriptionItem } from "../wire.ts";
import { billSubscription } from "./bill-subscription.ts";
import { planOf } from "./make-price.ts";
import { priceOf, readPrice, readTrialEnd } from "./make-subscription.ts";
import { nextDate } from "./next-date.ts";

/** Changes the amount, interval, method, start, pause or end; paid periods stay unchanged (proration_behavior none). */
export function changeSubscription(account: Account, old: Subscription, params: Params): Subscription {
  if (old.status === "canceled" || old.status === "incomplete_expired") {
    throw new StripeError(400, {
      code: "invalid_canceled_subscription_fields",
      message: "A canceled subscription can only update its cancellation_details and metadata.",
    });
  }
  const now = account.clock.seconds();
  const method = params.nullable("default_payment_method");
  const payer = method ? findPayer(account, method, old.customer) : undefined;
  const item = changeItem(account, old, params);
  const trialEnd = params.has("trial_end") ? readTrialEnd(params, now) : undefined;
  const rhythm = ({ price }: SubscriptionItem) => `${price.recurring?.interval} ${price.recurring?.interval_count}`;
  const before = old.items.data[0];
  const beginsAnew =
    params.text("trial_end") === "now" ||
    params.text("billing_cycle_anchor") === "now" ||
    (before !== undefined && rhythm(item) !== rhythm(before) && old.status !== "trialing" && trialEnd === undefined);
  const cycle = item.price.recurring ?? { interval: "month", interval_count: 1 };
  const anchor = trialEnd ?? (beginsAnew ? now : old.billing_cycle_anchor);
  const period = trialEnd
    ? { current_period_start: now, current_period_end: trialEnd }
    : beginsAnew
      ? { current_period_start: now, current_period_end: nextDate(now, cycle, now) }
      : {};
  const cancels = params.flag("cancel_at_period_end") ?? old.cancel_at_period_end;
  const changedItem = { ...item, ...period };
  const cancelAt = cancels ? changedItem.current_period_end : readCancelAt(params, old, now);
  const changed = account.subscriptions.put(old.id, {
    ...old,
    billing_cycle_anchor: anchor,
    cancel_at: cancelAt,
    cancel_at_period_end: cancels,
    canceled_at: cancelAt === null ? null : (old.canceled_at ?? now),
    default_payment_method: payer?.id ?? old.default_payment_method,
    description: params.has("description") ? params.nullable("description") : old.description,
    items: { ...old.items, data: [changedItem] },
    metadata: mergeMetadata(old.metadata, params),
    pause_collection: readPause(params, old, now),
    status: trialEnd ? "trialing" : beginsAnew && old.status === "trialing" ? "active" : old.status,
    trial_end: trialEnd ?? (beginsAnew && old.status === "trialing" ? now : old.trial_end),
    trial_start: trialEnd ? now : old.trial_start,
  });
  account.dues.put(changed.id, changedItem.current_period_end * 1000);
  putDue(account, `resume:${changed.id}`, changed.pause_collection?.resumes_at ?? null);
  putDue(account, `cancel:${changed.id}`, cancelAt);
  emitEvent(account, "customer.subscription.updated", changed);
  if (!beginsAnew) return changed;
  billSubscription(account, changed, {
    reason: "subscription_update",
    offSession: params.flag("off_session") ?? false,
    amount: priceOf(changed),
    pay: true,
  });
  return account.subscriptions.get(changed.id) ?? changed;
}

function putDue(account: Account, key: string, at: number | null): void {
  if (at === null) account.dues.delete(key);
  else account.dues.put(key, at * 1000);
}

function readPause(params: Params, old: Subscription, now: number): Subscription["pause_collection"] {
  if (params.isEmptyText("pause_collection")) return null;
  if (!params.has("pause_collection")) return old.pause_collection;
  const given = params.group("pause_collection");
  if (given.required("behavior") !== "void")
    throw invalid("pause_collection[behavior]", "The sandbox voids the invoices of a pause: send behavior void.");
  return { behavior: "void", resumes_at: readFuture(given, "resumes_at", now) };
}

function readCancelAt(params: Params, old: Subscription, now: number): number | null {
  if (params.isEmptyText("cancel_at")) return null;
  if (!params.has("cancel_at")) return old.cancel_at_period_end ? null : old.cancel_at;
  return readFuture(params, "cancel_at", now);
}

function readFuture(params: Params, name: string, now: number): number | null {
  const at = params.integer(name) ?? null;
  if (at !== null && at <= now)
    throw invalid(params.name(name), "Invalid timestamp: must be an integer Unix timestamp in the future.");
  return at;
}

function changeItem(account: Account, old: Subscription, params: Params): SubscriptionItem {
  const item = old.items.data[0];
  if (!item) throw noSuch("subscription item", old.id);
  const [given] = params.groups("items");
  if (!given) return item;
  const id = given.nullable("id");
  if (id !== item.id) {
    throw id
      ? noSuch("subscription item", id, "items[0][id]")
      : invalid("items[0][id]", "The sandbox takes one item for each subscription: name it by its id.");
  }
  const quantity = given.integer("quantity") ?? item.quantity ?? 1;
  if (!given.has("price") && !given.has("price_data")) return { ...item, quantity };
  if (params.text("proration_behavior") !== "none") {
    throw invalid("proration_behavior", "The sandbox does not divide periods: send proration_behavior none.");
  }
  const price = readPrice(account, given);
  return { ...item, price, plan: planOf(price), quantity };
}
