import type { MethodState } from "../payment-provider.ts";
import type { Paypal } from "./open-paypal.ts";
import { isMissing } from "./paypal-refusal.ts";

/** Finds the current state of a card that PayPal has saved, by the id of its payment token. */
export async function fetchPaymentToken({ vault }: Paypal, id: string): Promise<MethodState | null> {
  try {
    const { result } = await vault.getPaymentToken(id);
    const card = result.paymentSource?.card;
    const customerId = result.customer?.id;
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
