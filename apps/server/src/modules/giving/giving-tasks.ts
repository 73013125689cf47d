import type { Tasks } from "../../platform/jobs/task.ts";
import { inQueue } from "../../platform/jobs/queues.ts";
import { runInRounds } from "./run-in-parallel.ts";
import { guardProviders } from "./gateways/guard-providers.ts";
import { CHECK_LEDGER, checkLedgerLater } from "./audit/check-ledger.job.ts";
import { sumUp } from "./dashboard/sum-up.ts";
import { REGISTER_WEBHOOK, registerWebhookLater } from "./gateways/register-webhook.job.ts";
import { pollEvents } from "./events/poll-events.ts";
import type { Giving } from "./giving.ts";
import { forgetGuests } from "./guests/forget-guests.ts";
import { forgetSetups } from "./payment-methods/forget-setups.ts";
import { forgetOrders } from "./orders/forget-orders.ts";
import { runDueSubscriptions } from "./subscriptions/run-due-subscriptions.ts";
import { recoverIntents } from "./intents/recover-intents.ts";
import { learnFees } from "./reconciliation/learn-fees.ts";
import { addCheckpoints } from "./ledger/add-checkpoints.ts";
import { RECONCILE, reconcile, reconcileByNight } from "./reconciliation/reconcile.job.ts";
import { recoverRefunds } from "./refunds/recover-refunds.ts";
import { SEND_STATEMENTS, sendStatements } from "./statements/send-statements.job.ts";
import { WORK_WEBHOOK, workWebhook } from "./webhooks/work-webhook.job.ts";

/** What is done for giving besides answering calls: when its turn comes, by whichever server takes it. */
export function givingTasks(given: Giving): Tasks {
  const providers = guardProviders(given.providers);
  const giving = new Proxy(given, {
    get: (target, name) => (name === "providers" ? providers : Reflect.get(target, name)),
  });
  return {
    [REGISTER_WEBHOOK]: inQueue("money", (payload) => registerWebhookLater(giving, payload)),
    [WORK_WEBHOOK]: inQueue("money", (payload) => workWebhook(giving, payload)),
    "giving-forget-guests": async () => {
      await forgetGuests(giving);
      await forgetSetups(giving);
    },
    "giving-forget-orders": () => forgetOrders(giving),
    "giving-recurring": inQueue("money", () => runInRounds(() => runDueSubscriptions(giving))),
    "giving-recover-gifts": inQueue("money", () => runInRounds(() => recoverIntents(giving))),
    "giving-recover-refunds": inQueue("money", () => runInRounds(() => recoverRefunds(giving))),
    "giving-learn-fees": inQueue("money", () => runInRounds(() => learnFees(giving))),
    "giving-poll-events": inQueue("money", () => runInRounds(() => pollEvents(giving))),
    "giving-seal-ledger": async () => void (await addCheckpoints(giving)),
    "giving-reconcile-by-night": async () => void (await reconcileByNight(giving)),
    [RECONCILE]: inQueue("nightly", (payload) => reconcile(giving, payload)),
    [SEND_STATEMENTS]: inQueue("nightly", (payload) => sendStatements(giving, payload)),
    "giving-sum-up": async () => void (await sumUp(giving)),
    [CHECK_LEDGER]: inQueue("nightly", (payload) => checkLedgerLater(giving, payload)),
  };
}

/** When: minute, hour, day, month, weekday, by the clock of UTC. */
export const GIVING_CRONTAB = [
  "* * * * * giving-recover-gifts",
  "* * * * * giving-recover-refunds",
  "*/5 * * * * giving-learn-fees",
  "* * * * * giving-poll-events",
  "*/10 * * * * giving-seal-ledger",
  "* * * * * giving-sum-up",
  "7 * * * * giving-reconcile-by-night",
  "* * * * * giving-recurring",
  "17 3 * * * giving-forget-orders",
  "17 * * * * giving-forget-guests",
];
