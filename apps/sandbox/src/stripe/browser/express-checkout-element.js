import { IntegrationError } from "./emitter.js";
import { layOutButtons } from "./express-layout.js";
import { FrameElement } from "./frame-element.js";
import { offeredWallets } from "./offered-wallets.js";
import { openWalletSheet } from "./wallet-sheet.js";

/** @typedef {import("./offered-wallets.js").Wallet} Wallet */
/** @typedef {{ name: string, email?: string, phone?: string, address: Record<string, string | null> }} BillingDetails */
/** @typedef {{ wallet: Wallet, token: string, billingDetails: BillingDetails, close: () => void }} WalletPayment */
/**
 * @typedef {{
 *   buttonHeight?: number, buttonType?: Record<string, string>, buttonTheme?: Record<string, string>,
 *   layout?: import("./express-layout.js").Layout, paymentMethodOrder?: string[],
 *   paymentMethods?: Record<string, string>, wallets?: Record<string, string>,
 *   business?: object, lineItems?: object[], emailRequired?: boolean, phoneNumberRequired?: boolean,
 *   billingAddressRequired?: boolean,
 * }} ExpressOptions
 */
/** @typedef {{ key: string, getOptions: () => import("./elements.js").ElementsOptions, approve: (payment: WalletPayment) => void }} Group */

const OPTION_NAMES = { apple_pay: "applePay", google_pay: "googlePay", link: "link" };
const DEFAULT_HEIGHT = 44;
const TIME_TO_RESOLVE = 1000;

/** The buttons of the wallets. Pressing one opens the sandbox's own sheet. */
export class ExpressCheckoutElement extends FrameElement {
  #group;
  #isExpanded = false;
  #onResize = () => this.#draw();

  /**
   * @param {Group} group
   * @param {ExpressOptions | undefined} options
   * @param {() => void} release
   */
  constructor(group, options, release) {
    super({
      type: "expressCheckout",
      path: "/stripe/express",
      title: "Secure payment button frame",
      query: { key: group.key },
      ...(options ? { options } : {}),
      release,
    });
    this.#group = group;
    checkHeight(options);
  }

  /** @returns {ExpressOptions} */
  get expressOptions() {
    return this.options;
  }

  onMount() {
    this.#draw();
    addEventListener("resize", this.#onResize);
  }

  unmount() {
    removeEventListener("resize", this.#onResize);
    return super.unmount();
  }

  /** @param {ExpressOptions} options */
  update(options) {
    checkHeight(options);
    super.update(options);
    this.#draw();
    return this;
  }

  /** The wallets that the device has and the page wants, in the order of the page. */
  get #wallets() {
    const { paymentMethods, wallets, paymentMethodOrder = [] } = this.expressOptions;
    const { allowedPaymentMethodTypes: allowed, excludedPaymentMethodTypes: excluded = [] } = this.#group.getOptions();
    /** @param {Wallet} wallet */
    const isWanted = (wallet) => {
      const type = wallet === "link" ? "link" : "card";
      const wish = paymentMethods?.[OPTION_NAMES[wallet]] ?? wallets?.[OPTION_NAMES[wallet]];
      // Where only cards are allowed, Link pays as a card.
      const isAllowed = !allowed || allowed.includes(type) || allowed.includes("card");
      return wish !== "never" && isAllowed && !excluded.includes(type);
    };
    /** @param {Wallet} wallet */
    const placeOf = (wallet) => {
      const place = paymentMethodOrder.findIndex((name) => name === wallet || name === OPTION_NAMES[wallet]);
      return place === -1 ? paymentMethodOrder.length : place;
    };
    return offeredWallets()
      .filter(isWanted)
      .sort((a, b) => placeOf(a) - placeOf(b));
  }

  get #layout() {
    const { buttonHeight = DEFAULT_HEIGHT, layout } = this.expressOptions;
    return layOutButtons(this.#wallets.length, this.frameWidth, buttonHeight, layout, this.#isExpanded);
  }

  #draw() {
    this.setHeight(this.#layout.height);
    this.post("options", this.postedOptions());
  }

  postedOptions() {
    const { buttonHeight = DEFAULT_HEIGHT, buttonType = {}, buttonTheme = {} } = this.expressOptions;
    const { columns, shown } = this.#layout;
    const buttons = this.#wallets.map((wallet) => ({
      wallet,
      type: buttonType[OPTION_NAMES[wallet]],
      theme: buttonTheme[OPTION_NAMES[wallet]],
    }));
    return JSON.parse(JSON.stringify({ buttons, columns, shown, buttonHeight }));
  }

  onReady() {
    const offered = this.#wallets;
    /** @param {Wallet} wallet */
    const has = (wallet) => offered.includes(wallet);
    const available = {
      amazonPay: false,
      applePay: has("apple_pay"),
      googlePay: has("google_pay"),
      klarna: false,
      link: has("link"),
      paypal: false,
    };
    const { elementType } = this;
    this.emit("ready", { elementType, availablePaymentMethods: offered.length > 0 ? available : undefined });
    const paymentMethods = Object.fromEntries(
      Object.entries(available).map(([name, isAvailable]) => [name, { available: isAvailable }]),
    );
    this.emit("availablepaymentmethodschange", { elementType, paymentMethods });
  }

  /**
   * @param {string} verb
   * @param {Wallet} content
   */
  onFrameMessage(verb, content) {
    if (verb === "press" && this.#wallets.includes(content)) this.#press(content);
    else if (verb === "more") {
      this.#isExpanded = true;
      this.#draw();
    }
  }

  /** @param {Wallet} wallet */
  #press(wallet) {
    // A device shows one sheet at a time.
    if (document.querySelector('iframe[name="sandbox-wallet-frame"]')) return;
    let isAnswered = false;
    /** @param {object | null} details */
    const answer = (details) => {
      if (isAnswered) return;
      isAnswered = true;
      if (details) this.#openSheet(wallet, details);
    };
    if (!this.hasListeners("click")) return answer({});
    this.emit("click", {
      elementType: this.elementType,
      expressPaymentType: wallet,
      /** @param {object=} details */
      resolve: (details = {}) => answer(details),
      reject: () => answer(null),
    });
    // As at Stripe, a page that needs longer opens no sheet.
    setTimeout(() => answer(null), TIME_TO_RESOLVE);
  }

  /**
   * @param {Wallet} wallet
   * @param {object} details
   */
  #openSheet(wallet, details) {
    const { business, lineItems, emailRequired, phoneNumberRequired, billingAddressRequired } = this.expressOptions;
    const { mode, amount, currency } = this.#group.getOptions();
    const sheet = openWalletSheet({
      wallet,
      key: this.#group.key,
      details: JSON.parse(
        JSON.stringify({
          wallet,
          mode,
          amount,
          currency,
          business,
          lineItems,
          emailRequired,
          phoneNumberRequired,
          billingAddressRequired,
          ...details,
        }),
      ),
      onCancel: () => this.emit("cancel", { elementType: this.elementType }),
      onApprove: ({ token, billingDetails }) => {
        this.#group.approve({ wallet, token, billingDetails, close: sheet.close });
        this.emit("confirm", {
          elementType: this.elementType,
          expressPaymentType: wallet,
          billingDetails,
          /** @param {{ message?: string }=} payload */
          paymentFailed: ({ message } = {}) => sheet.fail(message ?? "The payment did not succeed."),
        });
      },
    });
  }
}

/** @param {{ buttonHeight?: number }=} options */
function checkHeight({ buttonHeight } = {}) {
  if (buttonHeight === undefined || (buttonHeight >= 40 && buttonHeight <= 55)) return;
  throw new IntegrationError(
    `Invalid value for buttonHeight: it should be between 40 and 55. You specified: ${buttonHeight}.`,
  );
}
