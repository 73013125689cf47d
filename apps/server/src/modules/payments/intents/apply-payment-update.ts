import { isAccepted } from "./answer-gift.ts";
import type { Success } from "./record-donation.ts";
import { giftEnded, orderEnded, paymentReferenceChanged } from "./gift-ended.ts";
import { inTransaction, type Payments } from "../payments.ts";
import type { IntentStatus } from "./intent-status.ts";
import type { PaymentUpdate } from "../../payment-providers/index.ts";
import type { IntentChange } from "./intent-store.ts";
import type { Intent } from "./intent.ts";
import { settleGift } from "./settle-gift.ts";

/** The order of the statuses. An update to an earlier stage arrived late and is ignored. */
const STAGE: Record<IntentStatus, number> = {
  created: 0,
  processing: 1,
  requires_action: 1,
  failed: 2,
  cancelled: 2,
  succeeded: 3,
};

/**
 * The only function that changes a gift's status. It applies the answer to the charge, and the updates of the recovery
 * worker, of webhooks and of the reconciliation. Updates of one gift wait for each other at its row, and the status
 * only moves forward. The donation is written in the same statement as the success.
 */
export const applyPaymentUpdate = (context: Payments, intent: Intent, update: PaymentUpdate): Promise<Intent> =>
  update.outcome === "succeeded" ? settleGift(context, intent, update) : moveGift(context, intent, update);

const moveGift = (
  context: Pick<Payments, "connection" | "now" | "providers" | "publish">,
  { churchId, id }: Intent,
  update: Exclude<PaymentUpdate, Success>,
): Promise<Intent> =>
  inTransaction(context, async (stores, tx) => {
    const intent = await stores.intents.lock(churchId, id);
    const change = changeBy(context, intent, update);
    if (!change.status || STAGE[change.status] < STAGE[intent.status] || isSettled(intent.status)) return intent;
    await stores.intents.change(intent, change);
    const changed = { ...intent, ...change };
    const { outcome } = update;
    if (outcome === "failed" && intent.status === "requires_action") await stores.attempts.markDeclined(churchId, id);
    if (changed.status !== intent.status && (outcome === "failed" || outcome === "cancelled")) {
      const ended = { churchId, intentId: id, outcome };
      await context.publish(tx, giftEnded, ended);
      if (context.providers[intent.provider].orders) await context.publish(tx, orderEnded, ended);
      if (intent.purpose) await context.publish(tx, paymentReferenceChanged, { ...ended, purpose: intent.purpose });
    }
    if (intent.purpose && isAccepted(changed) && !isAccepted(intent)) {
      await context.publish(tx, paymentReferenceChanged, {
        churchId,
        intentId: id,
        purpose: intent.purpose,
        outcome: "taken",
      });
    }
    return changed;
  });

/** A gift that succeeded never changes: refunds and disputes change its donation. */
const isSettled = (status: IntentStatus): boolean => status === "succeeded";

const RETRY_CHECK_MS = 30_000;
const NEXT_CHECK_MS = 15 * 60_000;

function changeBy(
  { now }: Pick<Payments, "now">,
  { checks }: Intent,
  update: Exclude<PaymentUpdate, Success>,
): IntentChange {
  const later = (ms: number) => new Date(now().getTime() + ms);
  switch (update.outcome) {
    case "processing":
      return {
        status: "processing",
        providerId: update.providerId,
        clientAddress: null,
        checkAt: later(NEXT_CHECK_MS),
      };
    case "action-needed":
      return {
        status: "requires_action",
        providerId: update.providerId,
        clientSecret: update.clientSecret,
        clientAddress: null,
        checkAt: later(NEXT_CHECK_MS),
      };
    case "failed":
      return {
        status: "failed",
        providerId: update.providerId,
        failure: update.reason,
        failureCode: update.code,
        clientSecret: "",
        checkAt: null,
        ...RELEASED,
      };
    case "cancelled":
      return { status: "cancelled", providerId: update.providerId, clientSecret: "", checkAt: null, ...RELEASED };
    case "unknown":
      // At least one check, so that `awaitOutcome` does not wait: the recovery worker asks for the outcome.
      return { status: "processing", checkAt: later(RETRY_CHECK_MS), checks: Math.max(1, checks) };
  }
}

/** Releases the idempotency key, so that an attempt with another card is a new gift, and forgets the IP address. */
const RELEASED = { clientKey: null, clientAddress: null };
