import type { Tasks } from "../../platform/jobs/task.ts";
import { inQueue } from "../../platform/jobs/queues.ts";
import { runInRounds, guardProviders, REGISTER_WEBHOOK, registerWebhookLater } from "../gateways/index.ts";
import { CHECK_LEDGER, checkLedgerLater, learnFees, RECONCILE, reconcile, reconcileByNight } from "../audit/index.ts";
import { sumUp } from "../reporting/index.ts";
import {
  pollEvents,
  forgetSetups,
  forgetOrders,
  recoverIntents,
  WORK_WEBHOOK,
  workWebhook,
} from "../payments/index.ts";
import { forgetGuests } from "../visitors/index.ts";
import { runDueSubscriptions } from "../recurring/index.ts";
import { addCheckpoints } from "../ledger/index.ts";
import { recoverRefunds } from "../refunds/index.ts";
import { SEND_STATEMENTS, sendStatements } from "../statements/index.ts";
import { webhookHandlers } from "./webhook-handlers.ts";
import type { Giving } from "./giving.ts";

/** What is done for giving besides answering calls: when its turn comes, by whichever server takes it. */
export function givingTasks(given: Giving): Tasks {
  const guarded: Partial<Giving> = { providers: guardProviders(given.providers) };
  const giving = new Proxy(given, { get: (target, name) => Reflect.get(name in guarded ? guarded : target, name) });
  guarded.webhookHandlers = webhookHandlers(giving);
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
