import { minGift, pageCurrency } from "@offertory/i18n";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import type { WalletGift, Wallets, WalletsTarget } from "../wallets/wallets.ts";
import { saveCard } from "./save-card.ts";
import { openStripe, type StripeElements, type StripeExpressButtons, type StripeScript } from "./stripe-script.ts";

export const WALLET_BUTTON_HEIGHT = 48;
const DARK_MODE_QUERY = "(prefers-color-scheme: dark)";

/** Draws Stripe's Express Checkout Element. Its sheet shows the gift, and what was approved becomes a token. */
export async function openStripeWallets(target: WalletsTarget): Promise<Wallets | null> {
  const stripe = await openStripe(target.gateway);
  const elements = stripe.elements(termsOf(target.gift));
  const buttons = elements.create("expressCheckout", optionsOf(target));
  const isOffered = new Promise<boolean>((resolve) => {
    buttons.on("ready", ({ availablePaymentMethods }) => resolve(availablePaymentMethods !== undefined));
    buttons.on("loaderror", () => resolve(false));
  });
  let shown = target.gift;
  buttons.on("click", ({ resolve, reject }) => {
    void target.onPress().then(async (gift) => {
      if (!gift) return reject?.();
      shown = gift;
      await elements.update(termsOf(gift));
      resolve({
        business: { name: target.churchName },
        lineItems: gift.lines.map(({ name, amount }) => ({ name, amount: stripeUnits(amount) })),
      });
    });
  });
  buttons.on("confirm", ({ billingDetails, paymentFailed }) => {
    // Stripe wants the form to be submitted before anything that takes time.
    const submitted = elements.submit();
    const { type } = shown;
    async function makeCard(): Promise<string> {
      const { error } = await submitted;
      if (error) throw new PaymentFailed("method-error", { words: error.message });
      return makeToken(stripe, elements);
    }
    target.onApprove({
      makeCard,
      donor: { name: billingDetails?.name ?? "", email: billingDetails?.email ?? "" },
      async makePaymentSource(request) {
        const id = await makeCard();
        return type === "recurring" ? saveCard(target.call, id, request) : { id, type: "card" };
      },
      fail: (message) => paymentFailed({ reason: "fail", message }),
    });
  });
  buttons.mount(target.element);
  const updateColors = () => buttons.update({ buttonTheme: themeOf() });
  matchMedia(DARK_MODE_QUERY).addEventListener("change", updateColors);
  const wallets: Wallets = {
    update(gift) {
      if (gift.type === shown.type && gift.total === shown.total) return;
      shown = gift;
      void elements.update(termsOf(gift));
    },
    destroy() {
      matchMedia(DARK_MODE_QUERY).removeEventListener("change", updateColors);
      buttons.destroy();
    },
  };
  if (await isOffered) return wallets;
  wallets.destroy();
  return null;
}

/** Stripe still counts these with two decimals, which have to be zero: they lost them long ago. */
const TWO_ZEROS = new Set(["ISK", "UGX"]);

const stripeUnits = (units: number): number => units * (TWO_ZEROS.has(pageCurrency()) ? 100 : 1);

/**
 * A recurring gift saves the card with the donor's mandate, and its sheet shows the amount of one payment. Stripe
 * accepts no amount of zero, so there is another one until the donor has chosen it.
 */
const termsOf = ({ type, total }: WalletGift) =>
  ({
    mode: type === "once" ? "payment" : "subscription",
    amount: stripeUnits(Math.max(total, minGift())),
    currency: pageCurrency().toLowerCase(),
    setupFutureUsage: type === "once" ? null : "off_session",
  }) as const;

const optionsOf = ({ needsEmail }: WalletsTarget): StripeExpressButtons => ({
  buttonHeight: WALLET_BUTTON_HEIGHT,
  buttonType: { applePay: "donate", googlePay: "donate" },
  buttonTheme: themeOf(),
  emailRequired: needsEmail,
  // PayPal has its own buttons, and the others sell goods.
  paymentMethods: { amazonPay: "never", klarna: "never", paypal: "never" },
});

const themeOf = () =>
  matchMedia(DARK_MODE_QUERY).matches
    ? ({ applePay: "white", googlePay: "white" } as const)
    : ({ applePay: "black", googlePay: "black" } as const);

async function makeToken(stripe: StripeScript, elements: StripeElements): Promise<string> {
  const made = await stripe.createConfirmationToken({ elements }).catch(() => {
    throw new PaymentFailed("method-error");
  });
  if (made.error) throw new PaymentFailed("card-creation-failed", { words: made.error.message });
  if (!made.confirmationToken?.id) throw new PaymentFailed("method-not-made");
  return made.confirmationToken.id;
}
