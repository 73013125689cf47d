import { askApi } from "./ask-api.js";
import { act, addressOf } from "./intents.js";
import { IntegrationError } from "./emitter.js";

/** @typedef {import("./elements.js").Elements} Elements */
/** @typedef {{ payment_method_data?: { billing_details?: object }, return_url?: string, metadata?: object }} TokenParams */
/** @typedef {{ elements?: Elements, clientSecret?: string, confirmParams?: TokenParams & { payment_method?: string }, redirect?: "always" | "if_required" }} Confirming */

/**
 * Creates a confirmation token from the payment that was approved in a wallet.
 * @param {string} key
 * @param {{ elements: Elements, params?: TokenParams }} data
 * @param {string} caller
 */
export async function makeConfirmationToken(
  key,
  { elements, params = {} },
  caller = "stripe.createConfirmationToken()",
) {
  const payment = elements.takePayment(caller);
  const { mode, amount, currency, setupFutureUsage, allowedPaymentMethodTypes: allowed } = elements.options;
  const isLink = payment.wallet === "link" && (!allowed || allowed.includes("link"));
  const { payment_method_data: more = {}, ...others } = params;
  const { answer, error } = await askApi(key, "POST", "/v1/confirmation_tokens", {
    ...others,
    payment_method_data: {
      ...more,
      type: isLink ? "link" : "card",
      [isLink ? "link" : "card"]: { token: payment.token },
      billing_details: { ...payment.billingDetails, ...more.billing_details },
    },
    setup_future_usage: setupFutureUsage,
    mandate_data: setupFutureUsage || mode !== "payment" ? onlineMandate() : undefined,
    client_context: { mode, amount: mode === "setup" ? undefined : amount, currency },
  });
  payment.close();
  return error ? { error } : { confirmationToken: answer };
}

/**
 * Creates a payment method from the payment that was approved in a wallet: always a card.
 * @param {string} key
 * @param {Elements} elements
 * @param {{ billing_details?: object, metadata?: object }=} params
 */
export async function makeWalletMethod(key, elements, params = {}) {
  const payment = elements.takePayment("stripe.createPaymentMethod()");
  const made = await askApi(key, "POST", "/v1/payment_methods", {
    ...params,
    type: "card",
    card: { token: payment.token },
    billing_details: { ...payment.billingDetails, ...params.billing_details },
  });
  payment.close();
  return made;
}

/**
 * Confirms an intent with the payment that was approved in a wallet, or with a payment method that the page names.
 * @param {string} key
 * @param {"paymentIntent" | "setupIntent"} name
 * @param {Confirming} terms
 */
export async function confirmWithElements(
  key,
  name,
  { elements, clientSecret, confirmParams = {}, redirect = "always" },
) {
  const secret = clientSecret ?? elements?.options.clientSecret;
  if (!secret) throw new IntegrationError("Please pass the client secret of the intent to confirm.");
  if (redirect === "always" && !confirmParams.return_url) {
    throw new IntegrationError("Please pass confirmParams.return_url, or redirect: 'if_required'.");
  }
  const { payment_method_data, payment_method, metadata: _metadata, ...others } = confirmParams;
  const caller = name === "paymentIntent" ? "stripe.confirmPayment()" : "stripe.confirmSetup()";
  const made = elements
    ? await makeConfirmationToken(key, { elements, params: payment_method_data ? { payment_method_data } : {} }, caller)
    : undefined;
  if (made?.error) return { error: made.error };
  const { answer, error } = await askApi(key, "POST", `${addressOf(secret)}/confirm`, {
    ...others,
    client_secret: secret,
    payment_method: made ? undefined : payment_method,
    confirmation_token: made?.confirmationToken.id,
  });
  if (error) return { error };
  const done = await act(key, secret, answer);
  if (done.error || redirect === "if_required") return done;
  location.assign(returnAddress(confirmParams.return_url ?? "", secret, answer.id));
  return new Promise(() => {});
}

/**
 * @param {string} address
 * @param {string} secret
 * @param {string} id
 */
function returnAddress(address, secret, id) {
  const url = new URL(address);
  const prefix = id.startsWith("pi_") ? "payment_intent" : "setup_intent";
  url.searchParams.set(prefix, id);
  url.searchParams.set(`${prefix}_client_secret`, secret);
  url.searchParams.set("redirect_status", "succeeded");
  return url.href;
}

/** The payer's consent to be charged later, given on this page. */
export function onlineMandate() {
  return {
    customer_acceptance: { type: "online", online: { ip_address: "127.0.0.1", user_agent: navigator.userAgent } },
  };
}
