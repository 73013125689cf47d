import type { PageGateway } from "@offertory/contract/giving/donation-page";
import type { Give } from "../give-context.ts";
import { call } from "../send/call.ts";
import { GiftProblem } from "../send/gift-problem.ts";
import type { CardEntry, PaymentSourceRequest } from "./card-entry.ts";
import { loadScript } from "@offertory/features/giving/provider-scripts";
import { openStripe, type StripeCard, type StripeScript } from "./stripe-script.ts";

const DARK = "(prefers-color-scheme: dark)";
/** The frame is not ours: it knows nothing of our colours, and not every colour that we write. */
const looks = () => {
  const [ink, soft, danger] = matchMedia(DARK).matches
    ? ["#ecebe9", "#aaa6a1", "#ff8a80"]
    : ["#1d1a17", "#5c5853", "#b3261e"];
  const base = {
    color: ink,
    iconColor: soft,
    fontSize: "16px",
    fontSmoothing: "antialiased",
    "::placeholder": { color: soft },
  };
  return { style: { base, invalid: { color: danger, iconColor: danger } } };
};

/** Stripe's card entry, put into a place of the page. Throws a GiftProblem when it cannot be. */
export async function openStripeEntry(
  { t }: Pick<Give, "t">,
  { publicKey, scriptUrl }: PageGateway,
  place: HTMLElement,
  onProblem: (text: string | null) => void,
): Promise<CardEntry> {
  if (!publicKey) throw new GiftProblem(t("give:stripeNotHere"));
  await loadScript(scriptUrl).catch(() => {
    throw new GiftProblem(t("give:paymentsUnavailable"));
  });
  const stripe = openStripe(publicKey);
  if (!stripe) throw new GiftProblem(t("give:stripeUnavailable"));
  const card = stripe.elements().create("card", looks());
  const ready = new Promise<void>((resolve) => card.on("ready", resolve));
  card.on("change", ({ error }) => onProblem(error?.message ?? null));
  card.mount(place);
  const follow = () => card.update(looks());
  matchMedia(DARK).addEventListener("change", follow);
  await ready;
  return {
    makePaymentSource: (wish) => makePaymentSource(stripe, card, wish),
    focus: () => card.focus(),
    destroy: () => {
      matchMedia(DARK).removeEventListener("change", follow);
      card.destroy();
    },
  };
}

interface Saved {
  paymentMethod?: { id: string };
  customerId?: string;
}

async function makePaymentSource(
  stripe: StripeScript,
  card: StripeCard,
  { give, gateway, draft, ticket }: PaymentSourceRequest,
) {
  const { t } = give;
  const name = `${draft.firstName.trim()} ${draft.lastName.trim()}`;
  const email = draft.email.trim();
  const made = await stripe
    .createPaymentMethod({ type: "card", card, billing_details: { name, email } })
    .catch((): { paymentMethod?: { id: string }; error?: { message?: string } } => ({}));
  if (!made.paymentMethod) {
    throw new GiftProblem(made.error?.message || t("give:methodNotMade"), { onCard: true });
  }
  const { id: gatewayId, provider } = gateway;
  const saved = await call<Saved>(give, "/paymentmethods/addcard", {
    body: { id: made.paymentMethod.id, email, name, churchId: give.page.church.id, provider, gatewayId },
    headers: ticket ? { "x-captcha-ticket": ticket } : {},
  }).catch(() => {
    throw new GiftProblem(t("give:methodFailed"));
  });
  if (!saved.paymentMethod) {
    throw new GiftProblem(saved.raw?.message || t("give:cardNotMade"), { onCard: saved.code !== "captcha-needed" });
  }
  const { customerId } = saved;
  return { id: saved.paymentMethod.id, type: "card" as const, ...(customerId !== undefined && { customerId }) };
}
