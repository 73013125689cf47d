import { FUNDING_SOURCES, FUNDING_SOURCE_NAMES } from "@offertory/contract";
import type { CardResponse, Order } from "@paypal/paypal-server-sdk";
import type { OrderCard } from "../order.ts";
import type { SavedMethod } from "../saved-method.ts";

/** Describes the card or account of an order; null until the donor has entered or approved one. */
export function describeOrderCard({ paymentSource, payer }: Order): OrderCard | null {
  const fundingSource = FUNDING_SOURCES.find((name) => paymentSource?.[name]);
  if (fundingSource) {
    const account = paymentSource?.[fundingSource];
    const { givenName = "", surname = "" } = account?.name ?? payer?.name ?? {};
    const name = FUNDING_SOURCE_NAMES[fundingSource];
    const holderName = `${givenName} ${surname}`.trim();
    return { name, last4: "", saved: savedAs(account?.attributes?.vault, { ...ACCOUNT, name, holderName }) };
  }
  const card = paymentSource?.card;
  if (!card?.lastDigits) return null;
  return { name: brandOf(card), last4: card.lastDigits, saved: savedOf(card) };
}

/** In lower case, as Stripe names brands: `visa`, `mastercard`. */
const brandOf = ({ brand }: CardResponse): string => (brand ?? "card").toLowerCase();

function savedOf(card: CardResponse): OrderCard["saved"] {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(card.expiry ?? "") ?? [];
  return savedAs(card.attributes?.vault, {
    name: brandOf(card),
    last4: card.lastDigits ?? "",
    expMonth: month ? Number(month) : null,
    expYear: year ? Number(year) : null,
    holderName: card.name ?? "",
  });
}

interface Vaulted {
  id?: string;
  status?: string;
  customer?: { id?: string };
}

type Shown = Pick<SavedMethod, "name" | "last4" | "expMonth" | "expYear" | "holderName">;

/** An account has no number that donors know, and does not expire. */
export const ACCOUNT = { last4: "", expMonth: null, expYear: null };

function savedAs(vault: Vaulted | undefined, shown: Shown): OrderCard["saved"] {
  const customerId = vault?.customer?.id;
  if (!vault?.id || !customerId || String(vault.status) !== "VAULTED") return null;
  return {
    customerId,
    method: { id: vault.id, type: "paypal", ...shown, status: "active", holderType: "individual", fingerprint: "" },
  };
}
