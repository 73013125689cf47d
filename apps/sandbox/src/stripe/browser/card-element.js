import { Emitter, IntegrationError } from "./emitter.js";
import { SANDBOX } from "./sandbox-origin.js";

/** The card's element on the merchant's page: a frame of the sandbox's origin, which alone sees what is typed. */
export class CardElement extends Emitter {
  #key;
  #options;
  #release;
  #frame = null;
  #container = null;
  #questions = new Map();
  #count = 0;
  #ready = Promise.withResolvers();
  /** @param {MessageEvent} message */
  #onMessage = (message) => this.#handleMessage(message);

  constructor(key, options, release) {
    super();
    this.#key = key;
    this.#options = options ?? {};
    this.#release = release;
  }

  mount(target) {
    const container = typeof target === "string" ? document.querySelector(target) : target;
    if (!container) {
      throw new IntegrationError(
        `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
      );
    }
    this.unmount();
    this.#container = container;
    container.classList.add("StripeElement", "StripeElement--empty");
    const frame = document.createElement("iframe");
    frame.title = "Secure card payment input frame";
    frame.name = `__privateStripeFrame${++CardElement.made}`;
    frame.allow = "payment *";
    frame.style.cssText = "border:0;display:block;width:100%;height:1.5em;color-scheme:auto";
    const query = new URLSearchParams({ key: this.#key, origin: location.origin });
    frame.src = `${SANDBOX}/stripe/card?${query}`;
    this.#frame = frame;
    addEventListener("message", this.#onMessage);
    container.replaceChildren(frame);
    return this;
  }

  unmount() {
    removeEventListener("message", this.#onMessage);
    this.#frame?.remove();
    this.#frame = null;
    this.#container?.classList.remove(
      "StripeElement",
      "StripeElement--empty",
      "StripeElement--complete",
      "StripeElement--focus",
      "StripeElement--invalid",
    );
    this.#container = null;
    this.#ready = Promise.withResolvers();
    return this;
  }

  destroy() {
    this.unmount();
    this.#release();
    return this;
  }

  update(options) {
    this.#options = { ...this.#options, ...options };
    this.#post("options", this.#plainOptions());
    return this;
  }

  focus() {
    void this.#ready.promise.then(() => this.#post("focus"));
    return this;
  }

  blur() {
    this.#post("blur");
    return this;
  }

  clear() {
    this.#post("clear");
    return this;
  }

  /** Makes the frame create a payment method from the entered card. */
  async makeMethod(details) {
    if (!this.#frame) {
      throw new IntegrationError(
        "We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.",
      );
    }
    await this.#ready.promise;
    const id = ++this.#count;
    const question = Promise.withResolvers();
    this.#questions.set(id, question);
    this.#post("make-method", { id, details });
    return question.promise;
  }

  #plainOptions() {
    const { style, hidePostalCode, disabled, placeholder, hideIcon, value } = this.#options;
    return JSON.parse(JSON.stringify({ style, hidePostalCode, disabled, placeholder, hideIcon, value }));
  }

  #post(verb, content) {
    this.#frame?.contentWindow?.postMessage({ verb, content }, SANDBOX);
  }

  /** @param {MessageEvent} message */
  #handleMessage({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== SANDBOX) return;
    const { verb, content } = data;
    if (verb === "ready") {
      this.#post("options", this.#plainOptions());
      this.#ready.resolve();
      this.emit("ready", { elementType: "card" });
    } else if (verb === "height") {
      this.#frame.style.height = `${Number(content)}px`;
    } else if (verb === "change") {
      const mark = (name, on) => this.#container.classList.toggle(`StripeElement--${name}`, on);
      mark("empty", content.empty);
      mark("complete", content.complete);
      mark("invalid", Boolean(content.error));
      this.emit("change", { elementType: "card", ...content });
    } else if (verb === "focus") {
      this.#container.classList.add("StripeElement--focus");
      this.emit("focus", { elementType: "card" });
    } else if (verb === "blur") {
      this.#container.classList.remove("StripeElement--focus");
      this.emit("blur", { elementType: "card" });
    } else if (verb === "escape") {
      this.emit("escape", { elementType: "card" });
    } else if (verb === "made") {
      this.#questions.get(content.id)?.resolve(content.result);
      this.#questions.delete(content.id);
    }
  }

  static made = 0;
}
