// The modules of stripe.js are joined into one script when it is served; only Stripe is global.

/** Event listeners as Stripe's elements have them. */
export class Emitter {
  /** @type {Map<string, ((event: unknown) => void)[]>} */
  #listeners = new Map();

  /**
   * @param {string} name
   * @param {(event: unknown) => void} listener
   */
  on(name, listener) {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    return this;
  }

  /**
   * @param {string} name
   * @param {(event: unknown) => void} listener
   */
  once(name, listener) {
    /** @param {unknown} event */
    const first = (event) => {
      this.off(name, first);
      listener(event);
    };
    return this.on(name, first);
  }

  /**
   * @param {string} name
   * @param {((event: unknown) => void)=} listener
   */
  off(name, listener) {
    const left = listener ? (this.#listeners.get(name) ?? []).filter((one) => one !== listener) : [];
    this.#listeners.set(name, left);
    return this;
  }

  /** @param {string} name */
  hasListeners(name) {
    return (this.#listeners.get(name) ?? []).length > 0;
  }

  /**
   * @param {string} name
   * @param {unknown} event
   */
  emit(name, event) {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }
}

export class IntegrationError extends Error {
  name = "IntegrationError";
}
