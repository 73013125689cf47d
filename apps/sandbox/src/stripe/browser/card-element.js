import { IntegrationError } from "./emitter.js";
import { FrameElement } from "./frame-element.js";

/** The element with the card's fields. */
export class CardElement extends FrameElement {
  #questions = new Map();
  #count = 0;

  /**
   * @param {string} key
   * @param {Record<string, unknown> | undefined} options
   * @param {() => void} release
   */
  constructor(key, options, release) {
    super({
      type: "card",
      path: "/stripe/card",
      title: "Secure card payment input frame",
      query: { key },
      ...(options ? { options } : {}),
      release,
    });
  }

  /** Makes the frame create a payment method from the entered card. */
  async makeMethod(details) {
    if (!this.isMounted) {
      throw new IntegrationError(
        "We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.",
      );
    }
    await this.whenReady();
    const id = ++this.#count;
    const question = Promise.withResolvers();
    this.#questions.set(id, question);
    this.post("make-method", { id, details });
    return question.promise;
  }

  postedOptions() {
    const { style, hidePostalCode, disabled, placeholder, hideIcon, value } = this.options;
    return JSON.parse(JSON.stringify({ style, hidePostalCode, disabled, placeholder, hideIcon, value }));
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
