import { Stripe } from "stripe";
import type { Account } from "../account.ts";
import type { Plan, RenewalInvoice, Recurring, ScheduleUpdate, Terms } from "../recurring-provider.ts";
import { cycleDateFrom } from "./cycle-date.ts";
import type { StripeOf } from "./open-stripe.ts";
import { stripeAmount } from "./stripe-money.ts";
import { scheduleUpdateOf, scheduleUpdateOfError, toRenewalInvoice } from "./schedule-updates.ts";

const EXPAND = ["latest_invoice.payments"];
/** The product that donors see on Stripe's invoices. With a fixed id Stripe refuses a second one in an account. */
const PRODUCT = "offertory_recurring_gift";

/** Stripe charges the renewals by itself. A start in the future is a trial that ends then. */
export function stripeRecurring(stripeOf: StripeOf): Recurring {
  const ensureProduct = openProducts(stripeOf);
  const toScheduleUpdate = async (
    account: Account,
    call: () => Promise<Stripe.Response<Stripe.Subscription>>,
  ): Promise<ScheduleUpdate> => {
    try {
      return scheduleUpdateOf(account, await call());
    } catch (error) {
      return scheduleUpdateOfError(error);
    }
  };

  return {
    begin: (account, request) =>
      toScheduleUpdate(account, async () => {
        await ensureProduct(account);
        return stripeOf(account).subscriptions.create(
          {
            customer: request.customerId,
            ...paymentMethodParams(request),
            items: [{ price_data: priceOf(request) }],
            payment_behavior: "allow_incomplete",
            metadata: { subscriptionId: request.subscriptionId, churchId: account.churchId },
            ...(request.beginsAt && { trial_end: Math.floor(request.beginsAt.getTime() / 1000) }),
            expand: EXPAND,
          },
          { idempotencyKey: request.key },
        );
      }),

    async look(account, { providerId, subscriptionId, customerId }) {
      const { subscriptions } = stripeOf(account);
      if (providerId)
        return updateOrNull(
          () => subscriptions.retrieve(providerId, { expand: EXPAND }),
          (found) => scheduleUpdateOf(account, found),
        );
      const expand = EXPAND.map((path) => `data.${path}`);
      const all = subscriptions.list({ customer: customerId, status: "all", limit: 100, expand });
      for await (const found of all)
        if (found.metadata["subscriptionId"] === subscriptionId) return scheduleUpdateOf(account, found);
      return null;
    },

    fetchByInvoice: (account, billId) =>
      updateOrNull(
        () =>
          stripeOf(account).invoices.retrieve(billId, {
            expand: ["payments", "parent.subscription_details.subscription"],
          }),
        (invoice) => {
          if (invoice.object !== "invoice") return { outcome: "unknown", why: "the answer was no invoice" };
          const subscription = invoice.parent?.subscription_details?.subscription;
          return typeof subscription === "object" ? scheduleUpdateOf(account, subscription, invoice) : null;
        },
      ),

    async listInvoices(account, { providerId, since }) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const list = stripeOf(account).invoices.list({
        subscription: providerId,
        created,
        limit: 100,
        expand: ["data.payments"],
      });
      const found: RenewalInvoice[] = [];
      for await (const invoice of list) {
        const renewalInvoice = toRenewalInvoice(account, invoice);
        if (renewalInvoice) found.push(renewalInvoice);
      }
      return found.toReversed();
    },

    change: (account, terms) =>
      toScheduleUpdate(account, async () => {
        const { subscriptions } = stripeOf(account);
        const current = await subscriptions.retrieve(terms.providerId);
        return subscriptions.update(terms.providerId, {
          ...paymentMethodParams(terms),
          ...changedTermsParams(current, terms),
          proration_behavior: "none",
          expand: EXPAND,
        });
      }),

    async payInvoice(account, { id, methodId }) {
      // The error is ignored: the caller fetches the invoice again and sees whether it was declined or paid.
      await stripeOf(account)
        .invoices.pay(id, methodId.startsWith("ba_") ? {} : { payment_method: methodId })
        .catch(() => undefined);
    },

    async end(account, providerId) {
      const { subscriptions, invoices } = stripeOf(account);
      const retrieve = () => subscriptions.retrieve(providerId, { expand: EXPAND });
      const current = await toScheduleUpdate(account, retrieve);
      if (current.outcome === "unknown" || current.outcome === "refused") return current;
      const ended =
        current.outcome === "cancelled"
          ? current
          : await toScheduleUpdate(account, () => subscriptions.cancel(providerId));
      if (ended.outcome !== "cancelled") return ended;
      return toScheduleUpdate(account, async () => {
        // An open invoice could still be paid, in a browser tab that was left open.
        for await (const { id } of invoices.list({ subscription: providerId, status: "open" }))
          await invoices.voidInvoice(id);
        return retrieve();
      });
    },
  };
}

/** A bank account that was saved by a token (`ba_…`) is a source, which Stripe takes in another parameter. */
const paymentMethodParams = ({ methodId }: Terms) =>
  methodId.startsWith("ba_") ? { default_source: methodId } : { default_payment_method: methodId };

function priceOf({ amount: money, intervalUnit, intervalCount }: Terms) {
  const { amount, currency } = stripeAmount(money);
  const recurring = { interval: intervalUnit, interval_count: intervalCount };
  return { currency, product: PRODUCT, unit_amount: amount, recurring };
}

/**
 * A changed interval would be charged at once; a trial until the next payment keeps its due date. A trial also moves the
 * start, and then all later dates count from its end.
 */
function changedTermsParams(current: Stripe.Subscription, terms: Plan): Stripe.SubscriptionUpdateParams {
  const item = current.items.data[0];
  if (!item) return {};
  const { unit_amount: amount, recurring } = item.price;
  const isSameInterval = recurring?.interval === terms.intervalUnit && recurring.interval_count === terms.intervalCount;
  const isSamePrice = isSameInterval && amount === terms.amount.minorUnits;
  const startsAt = secondsOf(terms.startsAt);
  const next = Math.max(item.current_period_end, secondsOf(terms.nextDue) ?? 0);
  const trialEnd = startsAt !== null && startsAt !== current.trial_end ? startsAt : isSameInterval ? null : next;
  return {
    ...(!isSamePrice && { items: [{ id: item.id, price_data: priceOf(terms) }] }),
    ...(trialEnd !== null && { trial_end: trialEnd }),
    ...pauseParams(current, terms),
    ...endParams(current, terms, trialEnd ?? current.billing_cycle_anchor),
  };
}

/**
 * A pause keeps the billing cycle: a gift of the 31st stays one. Stripe voids the invoices of the periods that begin
 * before `resumes_at`, and then collects again by itself. A pause without that date was not made by us and stays.
 */
function pauseParams(
  { pause_collection: pause }: Stripe.Subscription,
  { resumesAt }: Plan,
): Stripe.SubscriptionUpdateParams {
  const wanted = secondsOf(resumesAt);
  const current = pause?.resumes_at ?? null;
  if (wanted === current) return {};
  return { pause_collection: wanted === null ? "" : { behavior: "void", resumes_at: wanted } };
}

/**
 * Ends the subscription at the first date of its cycle after the last payment. That is the end of a period, so no
 * invoice for a part of one is made.
 */
function endParams(
  { cancel_at: current }: Stripe.Subscription,
  { endsAfter, intervalUnit: interval, intervalCount: interval_count }: Plan,
  anchor: number,
): Stripe.SubscriptionUpdateParams {
  const after = secondsOf(endsAfter);
  const wanted = after === null ? null : cycleDateFrom(anchor, { interval, interval_count }, after);
  if (wanted === current) return {};
  return { cancel_at: wanted ?? "" };
}

const secondsOf = (time: Date | null): number | null => time && Math.floor(time.getTime() / 1000);

/** Null where Stripe answers 404; other errors become an update. */
async function updateOrNull<Found>(
  call: () => Promise<Found>,
  read: (found: Found) => ScheduleUpdate | null,
): Promise<ScheduleUpdate | null> {
  try {
    return read(await call());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
    return scheduleUpdateOfError(error);
  }
}

function openProducts(stripeOf: StripeOf): (account: Account) => Promise<void> {
  const made = new Set<string>();
  return async (account) => {
    if (made.has(account.privateKey)) return;
    try {
      await stripeOf(account).products.create({ id: PRODUCT, name: "Recurring gift" });
    } catch (error) {
      const alreadyExists = error instanceof Stripe.errors.StripeError && error.code === "resource_already_exists";
      // Not Stripe's error, so that the outcome is "unknown" and is tried again: the subscription was not refused.
      if (!alreadyExists) throw new Error("The product could not be made.", { cause: error });
    }
    made.add(account.privateKey);
  };
}
