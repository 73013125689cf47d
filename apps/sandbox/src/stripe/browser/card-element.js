import { IntegrationError } from "./emitter.js";
import { FrameElement } from "./frame-element.js";

/** The elements of a card: all its fields in one, or one for each field. */
export const CARD_ELEMENTS = {
  card: { title: "Secure card payment input frame", fields: "number,expiry,cvc,postal" },
  cardNumber: { title: "Secure card number input frame", fields: "number" },
  cardExpiry: { title: "Secure expiration date input frame", fields: "expiry" },
  cardCvc: { title: "Secure CVC input frame", fields: "cvc" },
};

const OPTIONS = ["style", "hidePostalCode", "disabled", "placeholder", "hideIcon", "showIcon", "value"];

export class CardElement extends FrameElement {
  #questions = new Map();
  #count = 0;

  /**
   * @param {keyof typeof CARD_ELEMENTS} type
   * @param {{ key: string, group: string }} owner
   * @param {Record<string, unknown> | undefined} options
   * @param {() => void} release
   */
  constructor(type, { key, group }, options, release) {
    const { title, fields } = CARD_ELEMENTS[type];
    super({
      type,
      path: "/stripe/card",
      title,
      query: { key, group, fields },
      ...(options ? { options } : {}),
      release,
    });
  }

  /**
   * Makes the frame create a payment method from the entered card.
   * @param {object} details
   */
  makeMethod(details) {
    return this.#make("method", details);
  }

  /**
   * Makes the frame create a token from the entered card.
   * @param {object=} details
   */
  makeToken(details) {
    return this.#make("token", details);
  }

  async #make(what, details) {
    if (this.elementType === "cardExpiry" || this.elementType === "cardCvc") {
      throw new IntegrationError("Please pass the card or the cardNumber Element.");
    }
    if (!this.isMounted) {
      throw new IntegrationError(
        "We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.",
      );
    }
    await this.whenReady();
    const id = ++this.#count;
    const question = Promise.withResolvers();
    this.#questions.set(id, question);
    this.post("make", { id, what, details });
    return question.promise;
  }

  postedOptions() {
    return JSON.parse(JSON.stringify(Object.fromEntries(OPTIONS.map((name) => [name, this.options[name]]))));
  }

  /**
   * @param {string} verb
   * @param {{ empty: boolean, complete: boolean, error?: object, id: number, result: object }} content
   */
  onFrameMessage(verb, content) {
    if (verb === "change") {
      this.mark("empty", content.empty);
      this.mark("complete", content.complete);
      this.mark("invalid", Boolean(content.error));
      this.emit("change", { elementType: this.elementType, ...content });
    } else if (verb === "made") {
      this.#questions.get(content.id)?.resolve(content.result);
      this.#questions.delete(content.id);
    }
  }
}
