import type { Account } from "../account.ts";
import { LIST_PARAMS, type Call } from "../call.ts";
import { listPage } from "../list-page.ts";
import { noSuch } from "../stripe-error.ts";
import type { Subscription } from "../wire.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { changeSubscription } from "./change-subscription.ts";
import { makeSubscription } from "./make-subscription.ts";

const FIELDS =
  "items default_payment_method default_source metadata description trial_end billing_cycle_anchor proration_behavior " +
  "cancel_at_period_end payment_behavior off_session payment_settings collection_method";

function findSubscription(account: Account, id: string): Subscription {
  const subscription = account.subscriptions.get(id);
  if (!subscription) throw noSuch("subscription", id);
  return subscription;
}

export const subscriptionCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/subscriptions",
    takes: `${FIELDS} customer currency trial_period_days billing_mode`,
    run: (account, { params }) => makeSubscription(account, params),
  },
  {
    method: "GET",
    path: "/v1/subscriptions",
    takes: `${LIST_PARAMS} customer status price`,
    run(account, { params, url }) {
      const customer = params.nullable("customer");
      const status = params.nullable("status");
      const wanted = (one: Subscription) =>
        status === "all" ||
        (status === "ended"
          ? ["canceled", "incomplete_expired"].includes(one.status)
          : status !== null && one.status === status) ||
        (status === null && one.status !== "canceled" && one.status !== "incomplete_expired");
      const found = [...account.subscriptions.values()].filter(
        (one) => (!customer || one.customer === customer) && wanted(one),
      );
      return listPage(found, params, url);
    },
  },
  { method: "GET", path: "/v1/subscriptions/:id", takes: "", run: (account, { id }) => findSubscription(account, id) },
  {
    method: "POST",
    path: "/v1/subscriptions/:id",
    takes: `${FIELDS} pause_collection cancel_at`,
    run: (account, { id, params }) => changeSubscription(account, findSubscription(account, id), params),
  },
  {
    method: "DELETE",
    path: "/v1/subscriptions/:id",
    takes: "invoice_now prorate cancellation_details",
    run(account, { id }) {
      const subscription = findSubscription(account, id);
      if (subscription.status === "canceled") throw noSuch("subscription", id);
      return cancelSubscription(account, subscription, "cancellation_requested");
    },
  },
];
