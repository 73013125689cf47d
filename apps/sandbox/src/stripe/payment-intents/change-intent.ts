import type { Account } from "../account.ts";
import { emitEvent } from "../emit-event.ts";
import { followInvoice } from "../subscriptions/follow-invoice.ts";
import type { EventType, PaymentIntent } from "../wire.ts";

/** Changes an intent, sends the event and updates its invoice. Every change that has an event goes through here. */
export function changeIntent(
  account: Account,
  intent: PaymentIntent,
  changes: Partial<PaymentIntent>,
  event: EventType,
): PaymentIntent {
  const changed = account.paymentIntents.put(intent.id, { ...intent, ...changes });
  emitEvent(account, event, changed);
  followInvoice(account, changed);
  return changed;
}
