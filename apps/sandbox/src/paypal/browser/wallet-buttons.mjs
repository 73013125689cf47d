// The elements <paypal-button> and <venmo-button>. A page listens to their click and starts a session.
const LOOKS = {
  "paypal-button": { name: "PayPal", background: "#ffc439", color: "#111827" },
  "venmo-button": { name: "Venmo", background: "#0570c9", color: "#ffffff" },
};

/** PayPal's labels by the attribute `type`. */
const LABELS = {
  pay: (name) => `Pay with ${name}`,
  donate: (name) => `Donate with ${name}`,
  buynow: (name) => `Buy now with ${name}`,
  checkout: (name) => `${name} checkout`,
  subscribe: (name) => `Subscribe with ${name}`,
};

const styleOf = ({ background, color }) => `
  :host { display: block; }
  :host([hidden]) { display: none; }
  button { box-sizing: border-box; width: 100%; min-height: var(--paypal-button-height, 2.75rem); border: 0;
    border-radius: var(--paypal-button-border-radius, 4px); background: ${background}; color: ${color};
    font: 600 1rem/1.2 system-ui, sans-serif; cursor: pointer; }
  button:focus-visible { outline: 2px solid currentColor; outline-offset: -4px; }
  button:disabled { opacity: 0.5; cursor: default; }
`;

/** Defines the button of each component that the page asked for, once. */
export function defineButtons(components) {
  const wanted = { "paypal-payments": "paypal-button", "venmo-payments": "venmo-button" };
  for (const component of components) {
    const name = wanted[component];
    if (name && !customElements.get(name)) customElements.define(name, buttonElement(LOOKS[name]));
  }
}

function buttonElement(look) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styleOf(look));
  return class extends HTMLElement {
    static observedAttributes = ["type", "disabled", "aria-label"];

    #button = document.createElement("button");

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open", delegatesFocus: true });
      root.adoptedStyleSheets = [sheet];
      this.#button.type = "button";
      root.append(this.#button);
      this.addEventListener("click", (event) => this.disabled && event.stopImmediatePropagation(), { capture: true });
      this.#update();
    }

    get type() {
      return this.getAttribute("type") ?? undefined;
    }
    set type(value) {
      this.setAttribute("type", value ?? "");
    }
    get disabled() {
      return this.hasAttribute("disabled");
    }
    set disabled(value) {
      this.toggleAttribute("disabled", Boolean(value));
    }

    attributeChangedCallback() {
      this.#update();
    }

    #update() {
      const label = LABELS[this.getAttribute("type")]?.(look.name) ?? look.name;
      this.#button.textContent = look.name;
      this.#button.setAttribute("aria-label", this.getAttribute("aria-label") ?? label);
      this.#button.disabled = this.disabled;
    }
  };
}
