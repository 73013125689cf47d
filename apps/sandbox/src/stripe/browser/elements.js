import { CardElement } from "./card-element.js";
import { Emitter, IntegrationError } from "./emitter.js";

/** The object that `stripe.elements()` returns. */
export class Elements extends Emitter {
  #key;
  #options;
  #card = null;

  constructor(key, options) {
    super();
    this.#key = key;
    this.#options = options ?? {};
  }

  create(type, options) {
    if (type !== "card") throw new IntegrationError(`The sandbox has no Element of type ${type}, only card.`);
    if (this.#card) throw new IntegrationError(`Can only create one Element of type ${type} through elements().`);
    this.#card = new CardElement(this.#key, options, () => {
      this.#card = null;
    });
    return this.#card;
  }

  /** React's library passes its component in place of the type. */
  getElement(type) {
    return (typeof type === "string" ? type : type?.["__elementType"]) === "card" ? this.#card : null;
  }

  update(options) {
    this.#options = { ...this.#options, ...options };
  }

  async fetchUpdates() {
    return {};
  }

  async submit() {
    return {};
  }
}
