import type { Account } from "../account.ts";
import { noSuch } from "../stripe-error.ts";
import type { PaymentMethod } from "../wire.ts";
import { makeReadyMethod } from "./make-card-method.ts";

/** Returns the method with this id; the id of a ready-made one creates a new method at each use. */
export function findMethod(account: Account, id: string, param = "payment_method"): PaymentMethod {
  const method = account.paymentMethods.get(id) ?? makeReadyMethod(account, id);
  if (!method) throw noSuch("PaymentMethod", id, param);
  return method;
}
