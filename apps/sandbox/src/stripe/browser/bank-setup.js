import { askApi } from "./ask-api.js";
import { authenticate } from "./authenticate.js";
import { onlineMandate } from "./wallet-payment.js";
import { addressOf, makeMethod, retrieveIntent } from "./intents.js";

/** @typedef {{ clientSecret: string, params?: { payment_method_data?: { billing_details?: { name?: string } } } }} Collection */

/**
 * Opens the provider's window, in which the donor selects a bank account for the setup intent, or closes it.
 * @param {string} key
 * @param {Collection} wanted
 */
export async function collectBank(key, { clientSecret, params }) {
  const name = params?.payment_method_data?.billing_details?.name ?? "";
  await authenticate(`/stripe/collect/${clientSecret.split("_secret_")[0]}`, clientSecret, { name });
  return retrieveIntent(key, clientSecret);
}

/**
 * Confirms the selected account; the donor has agreed to the mandate that the page shows.
 * @param {string} key
 * @param {string} secret
 * @param {{ payment_method?: string | import("./intents.js").Method }=} data
 */
export async function confirmBank(key, secret, data = {}) {
  const given = data.payment_method;
  const made = typeof given === "object" ? await makeMethod(key, { type: "us_bank_account", ...given }) : undefined;
  if (made?.error) return { error: made.error };
  const { answer, error } = await askApi(key, "POST", `${addressOf(secret)}/confirm`, {
    client_secret: secret,
    payment_method: made ? made.answer.id : given,
    mandate_data: onlineMandate(),
  });
  return error ? { error } : { setupIntent: answer };
}
