import type { Stripe } from "stripe";
import type { SeenMethod } from "../payment-provider.ts";
import { describeBankAccount, describeStripeMethod } from "./describe-stripe-method.ts";
import { nullWhenMissing } from "./null-when-missing.ts";
import { idOf } from "./stripe-names.ts";

/** Finds the current state of a payment method by its own id, or by the id of its setup intent or its mandate. */
export async function lookAtMethod(
  stripe: Stripe,
  { id, customerId }: { id: string; customerId: string },
): Promise<SeenMethod | null> {
  if (id.startsWith("seti_")) return lookAtSetup(stripe, id);
  if (id.startsWith("mandate_")) return lookAtMandate(stripe, id);
  if (id.startsWith("ba_")) return lookAtSource(stripe, id, customerId);
  const method = await nullWhenMissing(() => stripe.paymentMethods.retrieve(id));
  if (!method) return { outcome: "detached", id };
  return method.us_bank_account ? lookAtBank(stripe, method) : seen(method, idOf(method.customer));
}

/** Stripe attaches a bank account to its customer once it is confirmed; before, only its setup intent names one. */
async function lookAtBank(stripe: Stripe, method: Stripe.PaymentMethod): Promise<SeenMethod | null> {
  const { data: setups } = await stripe.setupIntents.list({ payment_method: method.id, limit: 10 });
  const customerId = idOf(method.customer);
  if (customerId)
    return seen(
      method,
      customerId,
      setups.some(({ status }) => status === "succeeded"),
    );
  const open = setups.find(({ status }) => status === "requires_action" || status === "processing");
  return seen(method, idOf(open?.customer));
}

async function lookAtSetup(stripe: Stripe, id: string): Promise<SeenMethod | null> {
  const setup = await nullWhenMissing(() => stripe.setupIntents.retrieve(id, { expand: ["payment_method"] }));
  const method = typeof setup?.payment_method === "object" ? setup.payment_method : null;
  if (!setup) return null;
  if (setup.status === "canceled" || setup.status === "requires_payment_method") {
    const tried = method?.id ?? setup.last_setup_error?.payment_method?.id;
    return tried ? { outcome: "failed", id: tried } : null;
  }
  if (!method) return null;
  if (setup.status === "succeeded") return seen(method, idOf(method.customer), true);
  const isOnItsWay = setup.status === "requires_action" || setup.status === "processing";
  // A card that still needs the donor's confirmation was saved by `stripeCards`, so it is stored already.
  return isOnItsWay && method.us_bank_account ? seen(method, idOf(setup.customer)) : null;
}

async function lookAtMandate(stripe: Stripe, id: string): Promise<SeenMethod | null> {
  const mandate = await nullWhenMissing(() => stripe.mandates.retrieve(id));
  // A single-use mandate becomes inactive with its payment; the bank account can still be charged.
  if (mandate?.type !== "multi_use" || mandate.status !== "inactive") return null;
  return { outcome: "detached", id: idOf(mandate.payment_method) };
}

async function lookAtSource(stripe: Stripe, id: string, customerId: string): Promise<SeenMethod | null> {
  // Stripe finds a source only by its customer. Without a stored customer id, we never saved this source.
  if (!customerId) return null;
  const source = await nullWhenMissing(() => stripe.customers.retrieveSource(customerId, id));
  const method = source && describeBankAccount(source);
  return method ? { outcome: "saved", customerId, method } : { outcome: "detached", id };
}

function seen(method: Stripe.PaymentMethod, customerId: string, isVerified = false): SeenMethod | null {
  if (!customerId) return { outcome: "detached", id: method.id };
  const described = describeStripeMethod(method);
  if (!described) return null;
  const status = described.type === "bank" && isVerified ? "verified" : described.status;
  return { outcome: "saved", customerId, method: { ...described, status } };
}
