import { FUNDING_SOURCES, FUNDING_SOURCE_NAMES } from "@offertory/contract";
import type { MethodState } from "../saved-method.ts";
import { ACCOUNT } from "./describe-order-card.ts";
import type { Paypal } from "./open-paypal.ts";
import { isMissing } from "./paypal-refusal.ts";

/** Finds the current state of a card or account that PayPal has saved, by the id of its payment token. */
export async function fetchPaymentToken({ vault }: Paypal, id: string): Promise<MethodState | null> {
  try {
    const { result } = await vault.getPaymentToken(id);
    const card = result.paymentSource?.card;
    const customerId = result.customer?.id;
    const fundingSource = FUNDING_SOURCES.find((name) => result.paymentSource?.[name]);
    if (fundingSource && customerId && result.id === id) {
      const { givenName = "", surname = "" } = result.paymentSource?.[fundingSource]?.name ?? {};
      const holderName = `${givenName} ${surname}`.trim();
      const shown = { ...ACCOUNT, name: FUNDING_SOURCE_NAMES[fundingSource], holderName };
      const common = { type: "paypal", status: "active", holderType: "individual", fingerprint: "" } as const;
      return { outcome: "saved", customerId, method: { id, ...shown, ...common } };
    }
    if (!card?.lastDigits || !customerId || result.id !== id) return null;
    const [, year, month] = /^(\d{4})-(\d{2})$/.exec(card.expiry ?? "") ?? [];
    return {
      outcome: "saved",
      customerId,
      method: {
        id,
        type: "paypal",
        name: (card.brand ?? "card").toLowerCase(),
        last4: card.lastDigits,
        expMonth: month ? Number(month) : null,
        expYear: year ? Number(year) : null,
        status: "active",
        holderName: card.name ?? "",
        holderType: "individual",
        fingerprint: "",
      },
    };
  } catch (error) {
    if (isMissing(error)) return { outcome: "detached", id };
    throw error;
  }
}
