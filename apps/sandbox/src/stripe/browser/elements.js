import { CARD_ELEMENTS, CardElement } from "./card-element.js";
import { Emitter, IntegrationError } from "./emitter.js";
import { ExpressCheckoutElement } from "./express-checkout-element.js";

const MODES = ["payment", "setup", "subscription"];

/**
 * @typedef {{
 *   mode?: string, amount?: number, currency?: string, setupFutureUsage?: string, clientSecret?: string,
 *   allowedPaymentMethodTypes?: string[], excludedPaymentMethodTypes?: string[],
 * }} ElementsOptions
 */

/** The object that `stripe.elements()` returns. */
export class Elements extends Emitter {
  #key;
  /** @type {ElementsOptions} */
  #options;
  /** @type {Map<string, import("./frame-element.js").FrameElement>} */
  #made = new Map();
  /** @type {import("./express-checkout-element.js").WalletPayment | null} */
  #payment = null;
  #isSubmitted = false;
  /** Which frames belong together. */
  #group = crypto.randomUUID?.() ?? String(Math.random());

  /**
   * @param {string} key
   * @param {ElementsOptions=} options
   */
  constructor(key, options) {
    super();
    this.#key = key;
    this.#options = options ?? {};
    if (this.#options.mode !== undefined) checkMode(this.#options);
  }

  get options() {
    return this.#options;
  }

  /**
   * @param {string} type
   * @param {Record<string, unknown>=} options
   */
  create(type, options) {
    if (this.#made.has(type)) {
      throw new IntegrationError(`Can only create one Element of type ${type} through elements().`);
    }
    const element = this.#make(type, options, () => this.#made.delete(type));
    this.#made.set(type, element);
    return element;
  }

  /**
   * @param {string} type
   * @param {Record<string, unknown> | undefined} options
   * @param {() => void} release
   */
  #make(type, options, release) {
    if (type in CARD_ELEMENTS) {
      return new CardElement(type, { key: this.#key, group: this.#group }, options, release);
    }
    if (type === "expressCheckout") {
      const { mode, clientSecret } = this.#options;
      if (!mode && !clientSecret) {
        throw new IntegrationError(
          "In order to create an expressCheckout element, you must pass a mode or a clientSecret.",
        );
      }
      const group = {
        key: this.#key,
        getOptions: () => this.#options,
        approve: (payment) => {
          this.#payment = payment;
        },
      };
      return new ExpressCheckoutElement(group, options, release);
    }
    throw new IntegrationError(`The sandbox has no Element of type ${type}.`);
  }

  /**
   * React's library passes its component in place of the type.
   * @param {string | { __elementType: string }} type
   */
  getElement(type) {
    return this.#made.get(typeof type === "string" ? type : type?.["__elementType"]) ?? null;
  }

  /** @param {ElementsOptions} options */
  async update(options) {
    const changed = { ...this.#options, ...options };
    if (changed.mode !== undefined) checkMode(changed);
    this.#options = changed;
    this.#made.get("expressCheckout")?.update({});
    this.emit("update-end", undefined);
  }

  async fetchUpdates() {
    return {};
  }

  async submit() {
    this.#isSubmitted = true;
    return this.#payment ? { selectedPaymentMethod: this.#payment.wallet } : {};
  }

  /** The element with the number of a card, if there is one. */
  get card() {
    return this.getElement("card") ?? this.getElement("cardNumber");
  }

  /**
   * Returns the payment that the payer approved in a wallet, once.
   * @param {string} caller
   */
  takePayment(caller) {
    if (!this.#made.has("expressCheckout")) {
      throw new IntegrationError(
        `Invalid value for ${caller}: elements should have a mounted Payment Element or Express Checkout Element.`,
      );
    }
    if (!this.#isSubmitted) {
      throw new IntegrationError(
        `elements.submit() must be called before ${caller}. Call elements.submit() as soon as your customer presses pay, ` +
          "prior to any asynchronous work. It must complete before you confirm.",
      );
    }
    const payment = this.#payment;
    if (!payment)
      throw new IntegrationError(`${caller} needs a payment that was approved in the Express Checkout Element.`);
    this.#payment = null;
    this.#isSubmitted = false;
    return payment;
  }
}

/** @param {ElementsOptions} options */
function checkMode({ mode, amount, currency }) {
  if (!MODES.includes(mode))
    throw new IntegrationError(`Invalid value for elements(): mode should be one of ${MODES.join(", ")}.`);
  if (mode === "setup") return;
  if (!Number.isInteger(amount) || amount < 0) {
    throw new IntegrationError(
      "Invalid value for elements(): amount should be a positive integer, in the smallest unit of the currency.",
    );
  }
  if (typeof currency !== "string" || !/^[a-z]{3}$/.test(currency)) {
    throw new IntegrationError("Invalid value for elements(): currency should be a three-letter code in lower case.");
  }
}
