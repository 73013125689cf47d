// Stands in for PayPal's JavaScript SDK v6: the instance, its card fields, and the sessions of PayPal and Venmo.
(() => {
  const script = document.currentScript;
  const ORIGIN = new URL(String(script.src)).origin;
  const namespace = script.dataset.namespace || "paypal";
  if (window[namespace]?.version?.startsWith("6")) return;

  /** @returns {Promise<{ token: string, currencies: string[], vault: boolean }>} */
  async function openInstance(credentials) {
    const answer = await fetch(`${ORIGIN}/paypal/browser/instance`, {
      method: "POST",
      body: JSON.stringify(credentials),
    });
    if (!answer.ok) throw new Error(credentials.clientToken ? "Invalid client token" : "Invalid client ID");
    return answer.json();
  }

  /** `kind` is what the card is for: an order, or a setup token. */
  function openSession(openFrames, token, kind) {
    const listeners = new Map();
    const states = {};
    let cards = [];
    let closed = false;
    const frames = openFrames({
      token,
      onEvent(type, name, state, newCards) {
        states[type] = state;
        cards = newCards ?? cards;
        const data = { cards, emittedBy: type, ...structuredClone(states) };
        for (const listener of listeners.get(name) ?? []) listener({ data, sender: type });
      },
    });
    const idName = kind === "order" ? "orderId" : "vaultSetupToken";

    return {
      /** @param {Record<string, string>} options */
      createCardFieldsComponent(options) {
        const { type, placeholder, ariaLabel, ariaDescription, label, style } = options;
        if (!["number", "expiry", "cvv", "name"].includes(type)) throw new Error(`There is no card field "${type}"`);
        if (states[type]) throw new Error(`There is a card field "${type}" already`);
        states[type] = { isEmpty: true, isFocused: false, isPotentiallyValid: true, isValid: false };
        const element = document.createElement("paypal-card-field");
        element.style.cssText = "display:block;height:2.75rem";
        /** @type {HTMLIFrameElement} */
        const frame = frames.add(type, {
          placeholder,
          label: ariaLabel ?? label,
          description: ariaDescription,
          title: `PayPal card ${type}`,
        });
        element.append(frame);
        if (style) void frames.send(type, { does: "style", rules: style });
        element.destroy = () => {
          frames.remove(type);
          delete states[type];
          element.remove();
        };
        return element;
      },
      async on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      },
      update() {},
      async submit(id, options = {}) {
        if (closed) throw new Error("These card fields have been destroyed");
        const { name, billingAddress } = options;
        const result = await frames.submit({ kind, id }, { name, postalCode: billingAddress?.postalCode });
        if (result.canceled) return { state: "canceled", data: { [idName]: id } };
        if (result.message) return { state: "failed", data: { [idName]: id, message: result.message } };
        return { state: "succeeded", data: { [idName]: id, ...(result.shift && { liabilityShift: result.shift }) } };
      },
      destroy() {
        closed = true;
        frames.close();
      },
    };
  }

  /** Which ways to pay the account may take for an amount in this currency. Venmo is for payers in the US. */
  function findMethods({ currencies, vault }, { currencyCode = "USD", paymentFlow = "ONE_TIME_PAYMENT" }, country) {
    const flowFits = paymentFlow === "ONE_TIME_PAYMENT" || vault;
    const fits = flowFits && currencies.includes(currencyCode);
    const eligible = {
      advanced_cards: fits,
      paypal: fits,
      venmo: fits && currencyCode === "USD" && country === "US",
    };
    return answerMethods(eligible, vault);
  }

  const answerMethods = (eligible, vault) => ({
    isEligible: (method) => eligible[method] === true,
    getDetails: (method) => (eligible[method] ? { canBeVaulted: vault } : undefined),
  });

  /**
   * The same answer, from what the page's server asked PayPal before.
   *
   * @param {boolean} vault
   * @returns {(answer?: { eligible_methods?: Record<string, unknown> }) => object}
   */
  const hydrateFor = (vault) => (answer) =>
    answerMethods(Object.fromEntries(Object.keys(answer?.eligible_methods ?? {}).map((name) => [name, true])), vault);

  window[namespace] = {
    version: "6.0.0",
    async createInstance({ clientToken, clientId, components = [], testBuyerCountry = "US" }) {
      const [account, { openFrames }, { createSession }, { defineButtons }] = await Promise.all([
        openInstance({ clientToken, clientId }),
        import(`${ORIGIN}/paypal/browser/card-frames.js`),
        import(`${ORIGIN}/paypal/browser/wallet-session.js`),
        import(`${ORIGIN}/paypal/browser/wallet-buttons.js`),
      ]);
      const { token, vault } = account;
      defineButtons(components);
      return {
        findEligibleMethods: async (options = {}) => findMethods(account, options, testBuyerCountry),
        hydrateEligibleMethods: hydrateFor(vault),
        updateLocale() {},
        ...(components.includes("card-fields") && {
          createCardFieldsOneTimePaymentSession: () => openSession(openFrames, token, "order"),
          createCardFieldsSavePaymentSession: () => openSession(openFrames, token, "setup"),
        }),
        ...(components.includes("paypal-payments") && {
          createPayPalOneTimePaymentSession: (options = {}) => createSession("paypal", "order", options),
          createPayPalSavePaymentSession: (options = {}) => createSession("paypal", "setup", options),
        }),
        ...(components.includes("venmo-payments") && {
          createVenmoOneTimePaymentSession: (options = {}) => createSession("venmo", "order", options),
          createVenmoSavePaymentSession: (options = {}) => createSession("venmo", "setup", options),
        }),
      };
    },
  };
})();
