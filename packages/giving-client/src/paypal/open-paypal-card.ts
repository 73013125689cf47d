import { CARD_FIELDS, type CardEntry, type CardEntryTarget } from "../card-entry/card-entry.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import { findCardProblems, keepExistingProblems } from "./card-problems.ts";
import { makeOrder } from "./make-order.ts";
import { openPayPal } from "./open-paypal.ts";
import type { FieldStates, PayPalSession } from "./paypal-script.ts";

/** Opens PayPal's card fields in their elements on the page. The cardholder's name is a field of our page. */
export async function openPayPalCard(host: CardEntryTarget): Promise<CardEntry> {
  const { instance } = await openPayPal(host, ["card-fields"], ["advanced_cards"]);
  const session = instance.createCardFieldsOneTimePaymentSession();
  const states: FieldStates = {};
  const found = () => findCardProblems(states, host.holder());
  const fields = mountFields(session, host);
  for (const event of ["validitychange", "blur"] as const)
    void session.on(event, ({ data: { number, expiry, cvv } }) => {
      Object.assign(states, number && { number }, expiry && { expiry }, cvv && { cvv });
      // Leaving a field does not change the message about the card.
      if (event === "validitychange") host.onProblem(null);
      host.onWrongParts((shown) => keepExistingProblems(shown, found()));
    });
  const focus = () => host.element("number")?.querySelector("iframe")?.focus();
  return {
    check() {
      const wrong = found();
      host.onWrongParts(() => wrong);
      if (wrong.size === 0) return null;
      if (!wrong.has("holder")) focus();
      return "card-invalid";
    },
    async makePaymentSource(request) {
      const id = await makeOrder(host.call, request);
      await approve(session, id, host.holder().trim());
      return { id, type: "paypal" };
    },
    focus,
    destroy() {
      for (const field of fields) field.destroy();
      session.destroy();
    },
  };
}

function mountFields(session: PayPalSession, { element, label, look }: CardEntryTarget) {
  const input = { color: look().ink, fontSize: "16px", border: "0", padding: "0 12px", background: "transparent" };
  return CARD_FIELDS.map((type) => {
    const placeholder = type === "expiry" ? { placeholder: "MM/YY" } : {};
    const field = session.createCardFieldsComponent({ type, ariaLabel: label(type), style: { input }, ...placeholder });
    element(type)?.replaceChildren(field);
    return field;
  });
}

/** Approves an order with the card, with 3-D Secure if the bank asks for it. */
async function approve(session: PayPalSession, orderId: string, name: string): Promise<void> {
  const { state, data } = await session.submit(orderId, { name }).catch(() => {
    throw new PaymentFailed("paypal-failed");
  });
  if (state === "canceled") throw new PaymentFailed("bank-question-closed");
  if (state !== "succeeded") throw new PaymentFailed("paypal-failed", { words: data.message, onCard: true });
}
