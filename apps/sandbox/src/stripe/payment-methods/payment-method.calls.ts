import type { Account } from "../account.ts";
import { PAGE_PARAMS, type Call } from "../call.ts";
import { cardError, readExpiry } from "../cards/read-card.ts";
import { findCustomer } from "../customers/customer.calls.ts";
import { emitEvent } from "../emit-event.ts";
import { listPage } from "../list-page.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { invalid, StripeError } from "../stripe-error.ts";
import type { PaymentMethod } from "../wire.ts";
import { attachMethod } from "./attach-method.ts";
import { findMethod } from "./find-method.ts";
import { makeMethod } from "./make-method.ts";
import { readBilling } from "./read-billing.ts";

function listOf(account: Account, customer: string | null, params: Params, url: string) {
  const type = params.nullable("type");
  const found = [...account.paymentMethods.values()].filter(
    (method) => method.customer !== null && method.customer === customer && (type === null || method.type === type),
  );
  return listPage(found, params, url);
}

function update(account: Account, method: PaymentMethod, params: Params): PaymentMethod {
  if (!method.customer) {
    throw new StripeError(400, {
      message: "You must save this PaymentMethod to a customer before you can update it.",
    });
  }
  const changed = { ...method, metadata: mergeMetadata(method.metadata ?? {}, params) };
  if (params.has("billing_details")) {
    changed.billing_details = readBilling(params.group("billing_details"), method.billing_details);
  }
  const card = params.group("card");
  if (method.card && card.names().length > 0) {
    // An update accepts only years of four digits.
    if ((card.integer("exp_year") ?? 9999) < 1000) {
      throw cardError("invalid_expiry_year", "exp_year", "Your card's expiration year is invalid.");
    }
    const { month, year } = readExpiry(card, account.clock.now());
    changed.card = { ...method.card, exp_month: month, exp_year: year };
  }
  account.paymentMethods.put(method.id, changed);
  emitEvent(account, "payment_method.updated", changed);
  return changed;
}

export const paymentMethodCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/payment_methods",
    browser: true,
    takes: "type card us_bank_account billing_details metadata allow_redisplay",
    run(account, { params }) {
      if (params.text("type") === "link") throw invalid("type", "Link is paid with through Stripe.js only.");
      return makeMethod(account, params);
    },
  },
  {
    method: "GET",
    path: "/v1/payment_methods",
    takes: `${PAGE_PARAMS} customer type`,
    run: (account, { params, url }) => listOf(account, params.nullable("customer"), params, url),
  },
  {
    method: "GET",
    path: "/v1/payment_methods/:id",
    takes: "",
    run: (account, { id }) => findMethod(account, id),
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:id",
    takes: "card us_bank_account billing_details metadata allow_redisplay",
    run: (account, { id, params }) => update(account, findMethod(account, id), params),
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:id/attach",
    takes: "customer",
    run(account, { id, params }) {
      const { id: customer } = findCustomer(account, params.required("customer"), "customer");
      return attachMethod(account, id, customer);
    },
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:id/detach",
    takes: "",
    run(account, { id }) {
      const method = findMethod(account, id);
      if (!method.customer) {
        throw new StripeError(400, {
          message: "The payment method you provided is not attached to a customer so detachment is impossible.",
        });
      }
      const instrument = account.instruments.get(id);
      if (instrument) account.instruments.put(id, { ...instrument, spent: true });
      const detached = account.paymentMethods.put(id, { ...method, customer: null });
      emitEvent(account, "payment_method.detached", detached, { customer: method.customer });
      return detached;
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id/payment_methods",
    takes: `${PAGE_PARAMS} type`,
    run: (account, { id, params, url }) => listOf(account, findCustomer(account, id).id, params, url),
  },
  {
    method: "GET",
    path: "/v1/customers/:id/payment_methods/:subId",
    takes: "",
    run(account, { id, subId }) {
      const method = findMethod(account, subId);
      if (method.customer !== findCustomer(account, id).id)
        throw invalid("payment_method", "The customer does not have this payment method.");
      return method;
    },
  },
];
