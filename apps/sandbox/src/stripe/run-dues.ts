import type { Due } from "../payments/clock.ts";
import type { Account } from "./account.ts";
import { endDebit } from "./bank/end-debit.ts";
import type { Accounts } from "./open-accounts.ts";
import { endPayout, payOut } from "./payouts/pay-out.ts";
import { endRefund } from "./refunds/end-refund.ts";
import { retryInvoice } from "./subscriptions/bill-subscription.ts";
import { expireSubscription } from "./subscriptions/cancel-subscription.ts";
import { cancelOnDate, renewSubscription, resumeCollection } from "./subscriptions/renew-subscription.ts";

/** Returns the time of the newest stored event, in milliseconds. */
export function newestMoment(accounts: Accounts): number {
  const times = accounts.all().map(({ events }) => [...events.values()].at(-1)?.created ?? 0);
  return Math.max(0, ...times) * 1000;
}

/** Stripe's scheduled tasks: debits settle, subscriptions renew, payouts leave. */
export function stripeDues(accounts: Accounts): Due {
  return {
    nextDue() {
      let first: number | undefined;
      for (const { dues } of accounts.all()) {
        for (const at of dues.values()) if (first === undefined || at < first) first = at;
      }
      return first;
    },
    runDue() {
      for (const account of accounts.all()) {
        const now = account.clock.now();
        const ready = [...account.dues.entries()].filter(([, at]) => at <= now).sort((a, b) => a[1] - b[1]);
        for (const [id] of ready) runOne(account, id);
      }
    },
    settled: accounts.saved,
  };
}

function runOne(account: Account, id: string): void {
  const found =
    doIf(account.paymentIntents.get(id), (intent) => endDebit(account, intent)) ||
    doIf(account.subscriptions.get(id), (subscription) => renewSubscription(account, subscription)) ||
    doIf(account.invoices.get(id), (invoice) => retryInvoice(account, invoice)) ||
    doIf(account.refunds.get(id), (refund) => endRefund(account, refund)) ||
    doIf(account.payouts.get(id), (payout) => endPayout(account, payout)) ||
    runDated(account, id);
  if (id === "payouts") payOut(account);
  else if (!found) account.dues.delete(id);
}

/** Tasks of a subscription that have a date of their own; their ids name the task. */
const DATED = { expire: expireSubscription, resume: resumeCollection, cancel: cancelOnDate };

function runDated(account: Account, id: string): boolean {
  const [task = "", subscriptionId = ""] = id.split(":");
  const subscription = account.subscriptions.get(subscriptionId);
  if (!subscription || !(task === "expire" || task === "resume" || task === "cancel")) return false;
  DATED[task](account, subscription);
  return true;
}

function doIf<Row>(row: Row | undefined, work: (row: Row) => unknown): boolean {
  if (row === undefined) return false;
  work(row);
  return true;
}
