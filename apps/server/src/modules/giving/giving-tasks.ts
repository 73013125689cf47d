import type { Tasks } from "../../platform/jobs/task.ts";
import { inQueue } from "../../platform/jobs/queues.ts";
import { runInRounds, guardProviders, REGISTER_WEBHOOK, runWebhookRegistration } from "../gateways/index.ts";
import {
  CHECK_LEDGER,
  checkLedgerLater,
  fetchMissingFees,
  RECONCILE,
  reconcile,
  reconcileByNight,
} from "../audit/index.ts";
import { RESEND_RECEIPT, sendReceiptAgain } from "../giving-emails/index.ts";
import { sumUp } from "../reporting/index.ts";
import {
  pollEvents,
  deleteOldSetups,
  deleteUnusedOrders,
  recoverIntents,
  HANDLE_WEBHOOK,
  handleWebhookJob,
} from "../payments/index.ts";
import { deleteGuestData } from "../visitors/index.ts";
import { runDueSubscriptions, SEND_LOST_LINKS, sendLostLinks, warnOfExpiringCards } from "../recurring/index.ts";
import { addCheckpoints } from "../ledger/index.ts";
import { recoverRefunds } from "../refunds/index.ts";
import { SEND_STATEMENTS, sendStatements } from "../statements/index.ts";
import { webhookHandlers } from "./webhook-handlers.ts";
import type { Giving } from "./giving.ts";

/** The background jobs of giving, which any server may run. */
export function givingTasks(given: Giving): Tasks {
  const guarded: Partial<Giving> = { providers: guardProviders(given.providers) };
  const context = new Proxy(given, { get: (target, name) => Reflect.get(name in guarded ? guarded : target, name) });
  guarded.webhookHandlers = webhookHandlers(context);
  return {
    [REGISTER_WEBHOOK]: inQueue("money", (payload) => runWebhookRegistration(context, payload)),
    [HANDLE_WEBHOOK]: inQueue("money", (payload) => handleWebhookJob(context, payload)),
    "giving-forget-guests": async () => {
      await deleteGuestData(context);
      await deleteOldSetups(context);
    },
    "giving-forget-orders": () => deleteUnusedOrders(context),
    "giving-recurring": inQueue("money", () => runInRounds(() => runDueSubscriptions(context))),
    "giving-recover-gifts": inQueue("money", () => runInRounds(() => recoverIntents(context))),
    "giving-recover-refunds": inQueue("money", () => runInRounds(() => recoverRefunds(context))),
    "giving-learn-fees": inQueue("money", () => runInRounds(() => fetchMissingFees(context))),
    "giving-poll-events": inQueue("money", () => runInRounds(() => pollEvents(context))),
    "giving-expiring-cards": () => warnOfExpiringCards(context),
    [SEND_LOST_LINKS]: inQueue("email", (payload) => sendLostLinks(context, payload)),
    "giving-seal-ledger": async () => void (await addCheckpoints(context)),
    "giving-reconcile-by-night": async () => void (await reconcileByNight(context)),
    [RECONCILE]: inQueue("nightly", (payload) => reconcile(context, payload)),
    [RESEND_RECEIPT]: inQueue("nightly", (payload) => sendReceiptAgain(context, payload)),
    [SEND_STATEMENTS]: inQueue("nightly", (payload) => sendStatements(context, payload)),
    "giving-sum-up": async () => void (await sumUp(context)),
    [CHECK_LEDGER]: inQueue("nightly", (payload) => checkLedgerLater(context, payload)),
  };
}

/** Minute, hour, day, month, weekday, in UTC. */
export const GIVING_CRONTAB = [
  "* * * * * giving-recover-gifts",
  "* * * * * giving-recover-refunds",
  "*/5 * * * * giving-learn-fees",
  "* * * * * giving-poll-events",
  "*/10 * * * * giving-seal-ledger",
  "* * * * * giving-sum-up",
  "7 * * * * giving-reconcile-by-night",
  "* * * * * giving-recurring",
  "37 14 * * * giving-expiring-cards",
  "17 3 * * * giving-forget-orders",
  "17 * * * * giving-forget-guests",
];
