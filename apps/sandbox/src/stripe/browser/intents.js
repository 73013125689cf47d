import { askApi } from "./ask-api.js";
import { authenticate } from "./authenticate.js";
import { CardElement } from "./card-element.js";
import { IntegrationError } from "./emitter.js";

/** @typedef {{ id: string, status: string, next_action: { use_stripe_sdk?: { stripe_js: string } } | null }} Intent */
/** @typedef {{ type?: string, card?: unknown, billing_details?: object, metadata?: object }} Method */

/** Payment intents and setup intents are confirmed in the same way; only their names differ. */
const KINDS = {
  payment: {
    path: "/v1/payment_intents",
    name: "paymentIntent",
    errorOf: (intent) => intent.last_payment_error,
  },
  setup: {
    path: "/v1/setup_intents",
    name: "setupIntent",
    errorOf: (intent) => intent.last_setup_error,
  },
};

/** @param {string} secret */
function kindOf(secret) {
  if (!/^(pi|seti)_\w+_secret_\w+$/.test(secret)) {
    throw new IntegrationError(
      `Invalid value for clientSecret: it should look like id_secret_secret. You specified: ${secret}.`,
    );
  }
  return secret.startsWith("pi_") ? KINDS.payment : KINDS.setup;
}

/** @param {string} secret */
export const addressOf = (secret) => `${kindOf(secret).path}/${secret.split("_secret_")[0]}`;

/**
 * @param {string} key
 * @param {string} secret
 */
export async function retrieveIntent(key, secret) {
  const { answer, error } = await askApi(key, "GET", addressOf(secret), { client_secret: secret });
  return error ? { error } : { [kindOf(secret).name]: answer };
}

/**
 * @param {string} key
 * @param {string} secret
 * @param {{ payment_method?: string | Method, setup_future_usage?: string }=} data
 * @param {{ handleActions?: boolean }=} options
 */
export async function confirmIntent(key, secret, data = {}, options = {}) {
  const kind = kindOf(secret);
  const current = await askApi(key, "GET", addressOf(secret), { client_secret: secret });
  if (current.error) return { error: current.error };
  if (current.answer.status === "requires_action" && !data.payment_method) return act(key, secret, current.answer);
  const method = await methodFor(key, data.payment_method);
  if (method.error) return { error: method.error };
  const params = { client_secret: secret, payment_method: method.id, setup_future_usage: data.setup_future_usage };
  const { answer, error } = await askApi(key, "POST", `${addressOf(secret)}/confirm`, params);
  if (error) return { error };
  return options.handleActions === false ? { [kind.name]: answer } : act(key, secret, answer);
}

/**
 * Shows 3-D Secure, if the intent waits for it.
 * @param {string} key
 * @param {string} secret
 * @param {Intent} intent
 */
export async function act(key, secret, intent) {
  const kind = kindOf(secret);
  const action = intent.next_action?.use_stripe_sdk;
  if (intent.status !== "requires_action" || !action) return { [kind.name]: intent };
  await authenticate(action.stripe_js, secret);
  const { answer, error } = await askApi(key, "GET", addressOf(secret), { client_secret: secret });
  if (error) return { error };
  return answer.status === "requires_payment_method" ? { error: kind.errorOf(answer) } : { [kind.name]: answer };
}

/**
 * Returns the payment method that the page passes: an id, a card on the page, or none when the intent has one.
 * @param {string} key
 * @param {string | Method=} given
 */
async function methodFor(key, given) {
  if (given === undefined || typeof given === "string") return { id: given };
  const { answer, error } = await makeMethod(key, { type: "card", ...given });
  return error ? { error } : { id: answer.id };
}

/**
 * @param {string} key
 * @param {Method} method
 */
export function makeMethod(key, { type, card, billing_details, metadata, ...rest }) {
  if (card instanceof CardElement) return card.makeMethod({ billing_details, metadata });
  if (type === "card" && card?.token === undefined) {
    throw new IntegrationError("Please use an Element for the card: its number must never touch this page.");
  }
  return askApi(key, "POST", "/v1/payment_methods", { type, card, billing_details, metadata, ...rest });
}
