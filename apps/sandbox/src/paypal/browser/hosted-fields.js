// Stands in for PayPal's older script with Hosted Fields, for pages that still use it.
(() => {
  const script = document.currentScript;
  const address = new URL(String(script.src));
  const ORIGIN = address.origin;
  const namespace = script.dataset.namespace || "paypal";
  const clientToken = script.dataset.clientToken ?? "";
  const components = (address.searchParams.get("components") ?? "buttons").split(",");

  const TYPES = {
    number: "number",
    cvv: "cvv",
    expirationDate: "expiry",
    expirationMonth: "month",
    expirationYear: "year",
    cardholderName: "name",
    postalCode: "postal",
  };
  const EVENTS = {
    blur: "blur",
    focus: "focus",
    empty: "empty",
    notempty: "notEmpty",
    cardtypechange: "cardTypeChange",
    validitychange: "validityChange",
    inputsubmit: "inputSubmitRequest",
  };

  function accessToken() {
    try {
      return JSON.parse(atob(clientToken)).paypal.accessToken;
    } catch {
      return clientToken;
    }
  }

  async function render(options) {
    const { createOrder, onError, styles, fields = {} } = options;
    try {
      return await open(createOrder, styles, fields);
    } catch (error) {
      onError?.(error);
      throw error;
    }
  }

  async function open(createOrder, styles, fields) {
    if (typeof createOrder !== "function") throw new Error("createOrder is missing");
    const { openFrames } = await import(`${ORIGIN}/paypal/browser/card-frames.js`);
    const listeners = new Map();
    const states = {};
    let cards = [];
    const state = () => ({ cards, fields: states });
    const frames = openFrames({
      token: accessToken(),
      onEvent(type, name, change, newCards) {
        const field = Object.keys(states).find((one) => TYPES[one] === type);
        Object.assign(states[field], change);
        cards = newCards ?? cards;
        for (const listener of listeners.get(EVENTS[name]) ?? []) listener({ ...state(), emittedBy: field });
      },
    });
    for (const name of Object.keys(TYPES).filter((one) => fields[one])) {
      /** @type {{ selector: string, placeholder?: string }} */
      const { selector, placeholder } = fields[name];
      const container = document.querySelector(selector);
      if (!container) throw new Error(`There is no place for the field "${name}"`);
      states[name] = { container, isEmpty: true, isFocused: false, isPotentiallyValid: true, isValid: false };
      /** @type {HTMLIFrameElement} */
      const frame = frames.add(TYPES[name], { placeholder, title: `PayPal card ${name}` });
      container.replaceChildren(frame);
      if (styles) void frames.send(TYPES[name], { does: "style", rules: styles });
    }
    await frames.ready();

    const attribute = (field, name, value) => frames.send(TYPES[field], { does: "attribute", name, value });
    return {
      async submit({ cardholderName, contingencies = [], billingAddress } = {}) {
        const id = await createOrder();
        const result = await frames.submit(
          { kind: "order", id },
          {
            name: cardholderName,
            postalCode: billingAddress?.postalCode,
            verification: contingencies.find((contingency) =>
              ["3D_SECURE", "SCA_ALWAYS", "SCA_WHEN_REQUIRED"].includes(String(contingency)),
            ),
          },
        );
        if (result.canceled) throw Object.assign(new Error("The donor closed 3-D Secure"), { name: "CANCELED" });
        if (result.message)
          throw Object.assign(new Error(String(result.message)), result.error ?? { name: "INVALID_FIELDS" });
        const { brand, type, last_digits: lastDigits } = result.card ?? {};
        return {
          orderId: id,
          ...(result.shift && { liabilityShift: result.shift, liabilityShifted: result.shift === "POSSIBLE" }),
          card: { brand, type, card_type: brand, last_digits: lastDigits },
        };
      },
      getState: state,
      getCardTypes: () => ({
        visa: { eligible: true, valuable: true },
        mastercard: { eligible: true, valuable: true },
      }),
      on: (name, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      off: (name, listener) =>
        void listeners.set(
          name,
          (listeners.get(name) ?? []).filter((one) => one !== listener),
        ),
      clear: async (field) => frames.send(TYPES[field], { does: "clear" }),
      focus: async (field) => frames.send(TYPES[field], { does: "focus" }),
      setAttribute: async ({ field, attribute: name, value }) => attribute(field, name, value),
      removeAttribute: async ({ field, attribute: name }) => attribute(field, name, null),
      setPlaceholder: async (field, text) => attribute(field, "placeholder", text),
      addClass: async () => {},
      removeClass: async () => {},
      setMessage() {},
      setMonthOptions: async () => {},
      teardown: async () => frames.close(),
    };
  }

  window[namespace] = {
    version: "5.0.0",
    ...(components.includes("hosted-fields") && {
      HostedFields: { isEligible: () => clientToken !== "", render },
    }),
  };
})();
