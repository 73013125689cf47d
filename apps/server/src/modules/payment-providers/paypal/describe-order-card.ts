import type { CardResponse, Order } from "@paypal/paypal-server-sdk";
import type { OrderCard } from "../payment-provider.ts";

/** Describes the card of an order; null until the donor has entered one. */
export function describeOrderCard({ paymentSource }: Order): OrderCard | null {
  const card = paymentSource?.card;
  if (!card?.lastDigits) return null;
  return { name: brandOf(card), last4: card.lastDigits, saved: savedOf(card) };
}

/** In lower case, as Stripe names brands: `visa`, `mastercard`. */
const brandOf = ({ brand }: CardResponse): string => (brand ?? "card").toLowerCase();

function savedOf(card: CardResponse): OrderCard["saved"] {
  const vault = card.attributes?.vault;
  const customerId = vault?.customer?.id;
  if (!vault?.id || !customerId || String(vault.status) !== "VAULTED") return null;
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(card.expiry ?? "") ?? [];
  return {
    customerId,
    method: {
      id: vault.id,
      type: "paypal",
      name: brandOf(card),
      last4: card.lastDigits ?? "",
      expMonth: month ? Number(month) : null,
      expYear: year ? Number(year) : null,
      status: "active",
      holderName: card.name ?? "",
      holderType: "individual",
      fingerprint: "",
    },
  };
}
