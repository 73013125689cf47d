import type Stripe from "stripe";
import { newId, type Account } from "../account.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { findMethod } from "../payment-methods/find-method.ts";
import { makeMethod } from "../payment-methods/make-method.ts";
import { readAddress } from "../payment-methods/read-billing.ts";
import { invalid } from "../stripe-error.ts";
import type { ConfirmationToken, PaymentMethod } from "../wire.ts";
import type { ElementsTerms } from "./token-terms.ts";

const HALF_A_DAY = 12 * 60 * 60;

/** Creates a confirmation token: what a payment form collected, to be used once, within twelve hours. */
export function makeConfirmationToken(
  account: Account,
  params: Params,
  elements: ElementsTerms | null,
): ConfirmationToken {
  const method = methodOf(account, params);
  const now = account.clock.seconds();
  const token: ConfirmationToken = {
    id: newId("ctoken"),
    object: "confirmation_token",
    created: now,
    expires_at: now + HALF_A_DAY,
    livemode: false,
    mandate_data: readMandate(params),
    metadata: mergeMetadata({}, params),
    payment_intent: null,
    payment_method_options: null,
    payment_method_preview: preview(method),
    return_url: params.nullable("return_url"),
    setup_future_usage: readUsage(params),
    setup_intent: null,
    shipping: readShipping(params),
    use_stripe_sdk: params.flag("use_stripe_sdk") ?? true,
  };
  account.tokenTerms.put(token.id, { method: method.id, elements });
  return account.confirmationTokens.put(token.id, token);
}

function methodOf(account: Account, params: Params): PaymentMethod {
  const id = params.nullable("payment_method");
  if (id && params.has("payment_method_data")) {
    throw invalid(
      "payment_method",
      "You may only specify one of these parameters: payment_method, payment_method_data.",
    );
  }
  return id ? findMethod(account, id) : makeMethod(account, params.group("payment_method_data"));
}

function preview({ type, ...method }: PaymentMethod): Stripe.ConfirmationToken.PaymentMethodPreview {
  const { billing_details, customer, card, link, us_bank_account } = method;
  return {
    billing_details,
    customer,
    customer_account: null,
    type,
    ...(card ? { card } : {}),
    ...(link ? { link } : {}),
    ...(us_bank_account ? { us_bank_account } : {}),
  };
}

function readMandate(params: Params): Stripe.ConfirmationToken.MandateData | null {
  const acceptance = params.group("mandate_data").group("customer_acceptance");
  if (!acceptance.has("type")) return null;
  const online = acceptance.group("online");
  return {
    customer_acceptance: {
      online: { ip_address: online.nullable("ip_address"), user_agent: online.nullable("user_agent") },
      type: acceptance.required("type"),
    },
  };
}

export function readUsage(params: Params): "off_session" | "on_session" | null {
  const usage = params.nullable("setup_future_usage");
  if (usage === null || usage === "off_session" || usage === "on_session") return usage;
  throw invalid("setup_future_usage", "Invalid setup_future_usage: must be one of off_session or on_session");
}

function readShipping(params: Params): ConfirmationToken["shipping"] {
  if (!params.has("shipping")) return null;
  const shipping = params.group("shipping");
  return {
    address: readAddress(shipping.group("address")),
    name: shipping.required("name"),
    phone: shipping.nullable("phone"),
  };
}
