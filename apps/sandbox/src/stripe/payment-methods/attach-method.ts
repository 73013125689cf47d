import type { Account } from "../account.ts";
import { declineCard } from "../cards/decline-card.ts";
import { emitEvent } from "../emit-event.ts";
import { StripeError } from "../stripe-error.ts";
import type { PaymentMethod } from "../wire.ts";
import { spentMethod } from "./find-payer.ts";
import { findMethod } from "./find-method.ts";

/**
 * Attaches a method to a customer, so that it can be used again. A card that would be declined is declined here too.
 */
export function attachMethod(account: Account, id: string, customer: string): PaymentMethod {
  const method = findMethod(account, id);
  if (method.customer === customer) return method;
  if (method.customer) {
    throw new StripeError(400, {
      message: "The payment method you provided has already been attached to a customer.",
      param: "payment_method",
    });
  }
  const { behaviour, spent } = account.instruments.get(method.id) ?? {};
  if (spent) throw spentMethod();
  if (behaviour?.decline && !behaviour.onlyCharges) throw new StripeError(402, declineCard(behaviour.decline));
  return joinCustomer(account, method, customer);
}

/** Attaches without asking the issuer: the callers have done that. */
export function joinCustomer(account: Account, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  const attached = account.paymentMethods.put(method.id, { ...method, customer, ...checked(account, method) });
  emitEvent(account, "payment_method.attached", attached);
  return attached;
}

function checked(account: Account, { id, card }: PaymentMethod): Partial<PaymentMethod> {
  if (!card?.checks) return {};
  const code = account.instruments.get(id)?.behaviour.cvcCheck ?? "pass";
  const { address_postal_code_check: postal, cvc_check: cvc } = card.checks;
  const checks = {
    address_line1_check: null,
    address_postal_code_check: postal && "pass",
    cvc_check: cvc && code,
  };
  return { card: { ...card, checks } };
}
