import { Emitter, IntegrationError } from "./emitter.js";
import { SANDBOX } from "./sandbox-origin.js";

/**
 * @typedef {{
 *   type: string, path: string, title: string, query: Record<string, string>, options?: Record<string, unknown>,
 *   release: () => void,
 * }} FrameTerms
 */

const MARKS = ["empty", "complete", "focus", "invalid"].map((name) => `StripeElement--${name}`);
let framesMade = 0;

/** An element on the merchant's page: a frame of the sandbox's origin, which alone sees what is typed into it. */
export class FrameElement extends Emitter {
  #terms;
  #options;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {Element | null} */
  #container = null;
  #ready = Promise.withResolvers();
  #isReady = false;
  /** @param {MessageEvent} message */
  #onMessage = (message) => this.#handleMessage(message);

  /** @param {FrameTerms} terms */
  constructor(terms) {
    super();
    this.#terms = terms;
    this.#options = terms.options ?? {};
  }

  get elementType() {
    return this.#terms.type;
  }

  get options() {
    return this.#options;
  }

  get isMounted() {
    return this.#frame !== null;
  }

  get frameName() {
    return this.#frame?.name ?? "";
  }

  get frameWidth() {
    return this.#frame?.clientWidth ?? 0;
  }

  /** @param {string | Element} target */
  mount(target) {
    const container = typeof target === "string" ? document.querySelector(target) : target;
    if (!container) {
      throw new IntegrationError(
        `The selector you specified (${typeof target === "string" ? target : "an element"}) applies to no DOM elements that are currently on the page.`,
      );
    }
    this.unmount();
    this.#container = container;
    container.classList.add("StripeElement", "StripeElement--empty");
    const frame = document.createElement("iframe");
    frame.title = this.#terms.title;
    frame.name = `__privateStripeFrame${++framesMade}`;
    frame.allow = "payment *";
    frame.style.cssText = "border:0;display:block;width:100%;height:1.5em;color-scheme:auto";
    const query = new URLSearchParams({ ...this.#terms.query, origin: location.origin });
    frame.src = `${SANDBOX}${this.#terms.path}?${query}`;
    this.#frame = frame;
    addEventListener("message", this.#onMessage);
    container.replaceChildren(frame);
    this.onMount();
    return this;
  }

  unmount() {
    removeEventListener("message", this.#onMessage);
    this.#frame?.remove();
    this.#frame = null;
    this.#container?.classList.remove("StripeElement", ...MARKS);
    this.#container = null;
    this.#isReady = false;
    this.#ready = Promise.withResolvers();
    return this;
  }

  destroy() {
    this.unmount();
    this.#terms.release();
    return this;
  }

  /** @param {Record<string, unknown>} options */
  update(options) {
    this.#options = { ...this.#options, ...options };
    this.post("options", this.postedOptions());
    return this;
  }

  focus() {
    void this.whenReady().then(() => this.post("focus"));
    return this;
  }

  blur() {
    this.post("blur");
    return this;
  }

  clear() {
    this.post("clear");
    return this;
  }

  whenReady() {
    return this.#ready.promise;
  }

  /** @param {number} pixels */
  setHeight(pixels) {
    if (this.#frame) this.#frame.style.height = `${pixels}px`;
  }

  /**
   * Sends a message to the frame. Before it is loaded there is nobody to hear; it gets the options once it is.
   * @param {string} verb
   * @param {unknown=} content
   */
  post(verb, content) {
    if (this.#isReady) this.#frame?.contentWindow?.postMessage({ verb, content }, SANDBOX);
  }

  /**
   * @param {string} name
   * @param {boolean} on
   */
  mark(name, on) {
    this.#container?.classList.toggle(`StripeElement--${name}`, on);
  }

  /** Elements override these: what they do when they are mounted, their options for the frame, and its messages. */
  onMount() {}

  /** @returns {object} */
  postedOptions() {
    return {};
  }

  onReady() {
    this.emit("ready", { elementType: this.elementType });
  }

  /**
   * @param {string} _verb
   * @param {unknown} _content
   */
  onFrameMessage(_verb, _content) {}

  /** @param {MessageEvent} message */
  #handleMessage({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== SANDBOX) return;
    /** @type {{ verb: string, content: unknown }} */
    const { verb, content } = data;
    if (verb === "ready") {
      this.#isReady = true;
      this.post("options", this.postedOptions());
      this.#ready.resolve(undefined);
      this.onReady();
    } else if (verb === "height") {
      this.setHeight(Number(content));
    } else if (verb === "focus" || verb === "blur") {
      this.mark("focus", verb === "focus");
      this.emit(verb, { elementType: this.elementType });
    } else if (verb === "escape") {
      this.emit("escape", { elementType: this.elementType });
    } else {
      this.onFrameMessage(verb, content);
    }
  }
}
