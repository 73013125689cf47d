import type { CardEntry, CardHolder, CardEntryTarget } from "../card-entry/card-entry.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import { saveCard } from "./save-card.ts";
import { type CardOptions, openStripe, type StripeCard, type StripeScript } from "./stripe-script.ts";

const DARK_MODE_QUERY = "(prefers-color-scheme: dark)";

/** Opens Stripe's card element on the page. Throws a PaymentFailed if that fails. */
export async function openStripeCard(host: CardEntryTarget): Promise<CardEntry> {
  const stripe = await openStripe(host.gateway);
  const element = host.element("number");
  if (!element) throw new PaymentFailed("card-element-missing");
  const card = stripe.elements().create("card", optionsOf(host));
  const ready = new Promise<void>((resolve) => card.on("ready", resolve));
  card.on("change", ({ error }) => host.onProblem(error?.message ?? null));
  card.mount(element);
  const updateColors = () => card.update(optionsOf(host));
  matchMedia(DARK_MODE_QUERY).addEventListener("change", updateColors);
  await ready;
  const makeCard = (holder: CardHolder) => makePaymentMethod(stripe, card, holder);
  return {
    // Stripe's frame reports errors itself, through onProblem.
    check: () => null,
    makeCard,
    makePaymentSource: async (request) => saveCard(host.call, await makeCard(request.holder), request),
    focus: () => card.focus(),
    destroy: () => {
      matchMedia(DARK_MODE_QUERY).removeEventListener("change", updateColors);
      card.destroy();
    },
  };
}

function optionsOf({ look }: CardEntryTarget): CardOptions {
  const { ink, soft, danger } = look();
  const base = {
    color: ink,
    iconColor: soft,
    fontSize: "16px",
    fontSmoothing: "antialiased",
    "::placeholder": { color: soft },
  };
  return { style: { base, invalid: { color: danger, iconColor: danger } } };
}

/** Creates a Stripe payment method from the card that was typed into its frame, and returns its id. */
async function makePaymentMethod(stripe: StripeScript, card: StripeCard, { name, email }: CardHolder): Promise<string> {
  const billing_details = { ...(name && { name }), ...(email && { email }) };
  const made = await stripe.createPaymentMethod({ type: "card", card, billing_details }).catch(() => {
    throw new PaymentFailed("method-error", { onCard: true });
  });
  if (made.error) throw new PaymentFailed("card-creation-failed", { words: made.error.message, onCard: true });
  if (!made.paymentMethod?.id) throw new PaymentFailed("method-not-made", { onCard: true });
  return made.paymentMethod.id;
}
