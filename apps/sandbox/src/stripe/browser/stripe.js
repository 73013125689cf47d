import { askApi } from "./ask-api.js";
import { collectBank, confirmBank } from "./bank-setup.js";
import { CardElement } from "./card-element.js";
import { Elements } from "./elements.js";
import { IntegrationError } from "./emitter.js";
import { confirmIntent, makeMethod, retrieveIntent } from "./intents.js";
import { confirmWithElements, makeConfirmationToken, makeWalletMethod } from "./wallet-payment.js";

/** @typedef {import("./intents.js").Method} Method */
/** @typedef {{ payment_method?: string | Method, setup_future_usage?: string }} Confirmation */

/**
 * The object that `Stripe(publishableKey)` returns.
 * @param {string} key
 */
function Stripe(key) {
  if (typeof key !== "string" || !key.startsWith("pk_")) {
    throw new IntegrationError("Please call Stripe() with your publishable key. It begins with pk_.");
  }
  return {
    /** @param {import("./elements.js").ElementsOptions=} options */
    elements: (options) => new Elements(key, options),
    /** @param {Method & { elements?: Elements, params?: Method }} data */
    async createPaymentMethod(data) {
      const { elements, params } = data;
      const byWallet = elements && !elements.card;
      const given = elements ? { ...params, type: "card", card: elements.card } : data;
      const { answer, error } = byWallet ? await makeWalletMethod(key, elements, params) : await makeMethod(key, given);
      return error ? { error } : { paymentMethod: answer };
    },
    /** @param {{ elements: Elements, params?: import("./wallet-payment.js").TokenParams }} data */
    createConfirmationToken: (data) => makeConfirmationToken(key, data),
    /** @param {import("./wallet-payment.js").Confirming} terms */
    confirmPayment: (terms) => confirmWithElements(key, "paymentIntent", terms),
    /** @param {import("./wallet-payment.js").Confirming} terms */
    confirmSetup: (terms) => confirmWithElements(key, "setupIntent", terms),
    /**
     * @param {CardElement | "bank_account"} what
     * @param {object=} data
     */
    async createToken(what, data) {
      if (what !== "bank_account" && !(what instanceof CardElement)) {
        throw new IntegrationError("The sandbox makes tokens of cards and bank accounts only.");
      }
      const { answer, error } =
        what === "bank_account"
          ? await askApi(key, "POST", "/v1/tokens", { bank_account: data })
          : await what.makeToken(data);
      return error ? { error } : { token: answer };
    },
    /** @param {[secret: string, data?: Confirmation, options?: { handleActions?: boolean }]} how */
    confirmCardPayment: (...how) => confirmIntent(key, ...how),
    /** @param {[secret: string, data?: Confirmation, options?: { handleActions?: boolean }]} how */
    confirmCardSetup: (...how) => confirmIntent(key, ...how),
    /** @param {import("./bank-setup.js").Collection} wanted */
    collectBankAccountForSetup: (wanted) => collectBank(key, wanted),
    /** @param {[secret: string, data?: { payment_method?: string | Method }]} how */
    confirmUsBankAccountSetup: (...how) => confirmBank(key, ...how),
    /** @param {{ clientSecret: string }} which */
    handleNextAction: ({ clientSecret }) => confirmIntent(key, clientSecret),
    /** @param {string} secret */
    handleCardAction: (secret) => confirmIntent(key, secret),
    /** @param {string} secret */
    retrievePaymentIntent: (secret) => retrieveIntent(key, secret),
    /** @param {string} secret */
    retrieveSetupIntent: (secret) => retrieveIntent(key, secret),
    paymentRequest: () => ({ canMakePayment: async () => null, on() {}, off() {} }),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

Stripe.version = "endive";
window.Stripe = Stripe;
