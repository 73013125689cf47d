import type { Account } from "../account.ts";
import { emitEvent } from "../emit-event.ts";
import type { PaymentMethod } from "../wire.ts";

/** The bank has sent the holder a new card, with another number and another expiry: Stripe learns of it by itself. */
export function renewCard(account: Account, method: PaymentMethod): PaymentMethod {
  const { card } = method;
  if (!card) return method;
  const last4 = String((Number(card.last4) + 1) % 10_000).padStart(4, "0");
  const renewed = { ...method, card: { ...card, last4, exp_year: card.exp_year + 4 } };
  account.paymentMethods.put(method.id, renewed);
  emitEvent(account, "payment_method.automatically_updated", renewed, { card });
  return renewed;
}
