import type { Stripe } from "stripe";
import type { MethodState } from "../saved-method.ts";
import { describeBankAccount, describeStripeMethod } from "./describe-stripe-method.ts";
import { nullWhenMissing } from "./null-when-missing.ts";
import { idOf } from "./stripe-ids.ts";

/** Finds the current state of a payment method by its own id, or by the id of its setup intent or its mandate. */
export async function fetchMethod(
  stripe: Stripe,
  { id, customerId }: { id: string; customerId: string },
): Promise<MethodState | null> {
  if (id.startsWith("seti_")) return fetchSetup(stripe, id);
  if (id.startsWith("mandate_")) return fetchMandate(stripe, id);
  if (id.startsWith("ba_")) return fetchSource(stripe, id, customerId);
  const method = await nullWhenMissing(() => stripe.paymentMethods.retrieve(id));
  if (!method) return { outcome: "detached", id };
  return method.us_bank_account ? fetchBank(stripe, method) : toMethodState(method, idOf(method.customer));
}

/** Stripe attaches a bank account to its customer once it is confirmed; before, only its setup intent names one. */
async function fetchBank(stripe: Stripe, method: Stripe.PaymentMethod): Promise<MethodState | null> {
  const { data: setups } = await stripe.setupIntents.list({ payment_method: method.id, limit: 10 });
  const customerId = idOf(method.customer);
  if (customerId)
    return toMethodState(
      method,
      customerId,
      setups.some(({ status }) => status === "succeeded"),
    );
  const open = setups.find(({ status }) => status === "requires_action" || status === "processing");
  return toMethodState(method, idOf(open?.customer));
}

async function fetchSetup(stripe: Stripe, id: string): Promise<MethodState | null> {
  const setup = await nullWhenMissing(() => stripe.setupIntents.retrieve(id, { expand: ["payment_method"] }));
  const method = typeof setup?.payment_method === "object" ? setup.payment_method : null;
  if (!setup) return null;
  if (setup.status === "canceled" || setup.status === "requires_payment_method") {
    const failedId = method?.id ?? setup.last_setup_error?.payment_method?.id;
    return failedId ? { outcome: "failed", id: failedId } : null;
  }
  if (!method) return null;
  if (setup.status === "succeeded") return toMethodState(method, idOf(method.customer), true);
  const isPending = setup.status === "requires_action" || setup.status === "processing";
  // A card that still needs the donor's confirmation was saved by `stripeCards`, so it is stored already.
  return isPending && method.us_bank_account ? toMethodState(method, idOf(setup.customer)) : null;
}

async function fetchMandate(stripe: Stripe, id: string): Promise<MethodState | null> {
  const mandate = await nullWhenMissing(() => stripe.mandates.retrieve(id));
  // A single-use mandate becomes inactive with its payment; the bank account can still be charged.
  if (mandate?.type !== "multi_use" || mandate.status !== "inactive") return null;
  return { outcome: "detached", id: idOf(mandate.payment_method) };
}

async function fetchSource(stripe: Stripe, id: string, customerId: string): Promise<MethodState | null> {
  // Stripe finds a source only by its customer. Without a stored customer id, we never saved this source.
  if (!customerId) return null;
  const source = await nullWhenMissing(() => stripe.customers.retrieveSource(customerId, id));
  const method = source && describeBankAccount(source);
  return method ? { outcome: "saved", customerId, method } : { outcome: "detached", id };
}

function toMethodState(method: Stripe.PaymentMethod, customerId: string, isVerified = false): MethodState | null {
  if (!customerId) return { outcome: "detached", id: method.id };
  const described = describeStripeMethod(method);
  if (!described) return null;
  const status = described.type === "bank" && isVerified ? "verified" : described.status;
  return { outcome: "saved", customerId, method: { ...described, status } };
}
