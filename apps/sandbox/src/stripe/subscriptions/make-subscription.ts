import type { Account } from "../account.ts";
import { findCustomer } from "../customers/customer.calls.ts";
import { emitEvent } from "../emit-event.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { findPayer } from "../payment-methods/find-payer.ts";
import { invalid, missingParam } from "../stripe-error.ts";
import type { Price, Subscription } from "../wire.ts";
import { billSubscription } from "./bill-subscription.ts";
import { describeSubscription, makeItem } from "./describe-subscription.ts";
import { findPrice, makePrice } from "./make-price.ts";
import { nextDate } from "./next-date.ts";

const DAY = 24 * 60 * 60;
const HOURS_TO_PAY = 23;

/** Starts a subscription with an invoice now, or with a trial until the first one is due. */
export function makeSubscription(account: Account, params: Params): Subscription {
  const customer = findCustomer(account, params.required("customer"), "customer").id;
  const method = params.nullable("default_payment_method");
  const payer = method ? findPayer(account, method, customer) : undefined;
  const [given, ...more] = params.groups("items");
  if (!given) throw missingParam("items");
  if (more.length > 0) throw invalid("items", "The sandbox takes one item for each subscription.");
  const behavior = params.nullable("payment_behavior") ?? "allow_incomplete";
  if (!["allow_incomplete", "default_incomplete", "error_if_incomplete"].includes(behavior)) {
    throw invalid("payment_behavior", `Invalid payment_behavior: ${behavior}`);
  }
  const price = readPrice(account, given);
  const now = account.clock.seconds();
  const trialEnd = readTrialEnd(params, now);
  const cycle = price.recurring ?? { interval: "month", interval_count: 1 };
  const anchor = trialEnd ?? readAnchor(params, nextDate(now, cycle, now), now) ?? now;
  const periodEnd = anchor > now ? anchor : nextDate(anchor, cycle, now);
  const waits = trialEnd === null && anchor > now;
  const subscription = describeSubscription(account, {
    customer,
    anchor,
    trialEnd,
    method: payer?.id ?? null,
    source: params.nullable("default_source"),
    status: trialEnd ? "trialing" : waits ? "active" : "incomplete",
    metadata: mergeMetadata({}, params),
    description: params.nullable("description"),
    cancelAtPeriodEnd: params.flag("cancel_at_period_end") ?? false,
    item: makeItem(price, now, periodEnd, given.integer("quantity") ?? 1),
  });
  account.subscriptions.put(subscription.id, subscription);
  account.dues.put(subscription.id, periodEnd * 1000);
  emitEvent(account, "customer.subscription.created", subscription);
  if (waits) return subscription;
  if (!trialEnd) account.dues.put(`expire:${subscription.id}`, account.clock.now() + HOURS_TO_PAY * 60 * 60 * 1000);
  const refusal = billSubscription(account, subscription, {
    reason: "subscription_create",
    offSession: params.flag("off_session") ?? false,
    amount: trialEnd ? 0 : priceOf(subscription),
    pay: behavior !== "default_incomplete",
  });
  const made = account.subscriptions.get(subscription.id) ?? subscription;
  if (behavior === "error_if_incomplete" && refusal) {
    account.subscriptions.delete(made.id);
    account.dues.delete(made.id);
    account.dues.delete(`expire:${made.id}`);
    throw refusal;
  }
  return made;
}

export function priceOf({ items }: Subscription): number {
  const item = items.data[0];
  return (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1);
}

export function readPrice(account: Account, item: Params): Price {
  const id = item.nullable("price");
  const price = id
    ? findPrice(account, id, item.name("price"))
    : item.has("price_data")
      ? makePrice(account, item.group("price_data"), false)
      : undefined;
  if (!price) throw missingParam(item.name("price"));
  if (!price.recurring)
    throw invalid(
      item.name("price"),
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
    );
  return price;
}

export function readTrialEnd(params: Params, now: number): number | null {
  if (params.text("trial_end") === "now") return null;
  const days = params.integer("trial_period_days");
  const end = params.integer("trial_end") ?? (days ? now + days * DAY : null);
  if (end !== null && end <= now) {
    throw invalid("trial_end", "Invalid timestamp: must be an integer Unix timestamp in the future.");
  }
  if (end !== null && end > now + 5 * 366 * DAY)
    throw invalid("trial_end", "Invalid timestamp: can be no more than five years in the future.");
  return end;
}

function readAnchor(params: Params, natural: number, now: number): number | null {
  const anchor = params.integer("billing_cycle_anchor");
  if (anchor === undefined) return null;
  if (anchor <= now)
    throw invalid("billing_cycle_anchor", "Invalid timestamp: must be an integer Unix timestamp in the future.");
  if (anchor > natural) {
    throw invalid(
      "billing_cycle_anchor",
      `billing_cycle_anchor cannot be later than next natural billing date (${natural}) for plan`,
    );
  }
  if (params.text("proration_behavior") !== "none") {
    throw invalid("proration_behavior", "The sandbox does not divide periods: send proration_behavior none.");
  }
  return anchor;
}
