import type { PageGateway } from "@offertory/contract/giving/donation-page";
import { dollarsOf } from "@offertory/contract/money/cents";
import type { Give } from "../give-context.ts";
import { call } from "../send/call.ts";
import { GiftProblem } from "../send/gift-problem.ts";
import type { CardEntry, PaymentSourceRequest } from "./card-entry.ts";
import { openPayPal } from "./open-paypal.ts";
import type { FieldName, FieldStates, PayPalSession } from "@offertory/features/giving/provider-scripts";

export const PAYPAL_FIELDS = ["number", "expiry", "cvv"] as const satisfies readonly FieldName[];

interface PayPalPlaces {
  places: Record<FieldName, HTMLElement>;
  /** What the frames know of what is in them, and whether typing has changed it: leaving a field changes nothing. */
  onStates(states: FieldStates, isTyped: boolean): void;
  /** The holder's name, as it stands in our own field when the gift is sent. */
  holder(): string;
  /** Says under each field what is wrong with it; true when nothing is. */
  check(): boolean;
}

const LABELS = { number: "give:cardNumber", expiry: "give:cardExpiry", cvv: "give:cardCvv" } as const;
const PLACEHOLDERS = { number: "", expiry: "MM/YY", cvv: "" } as const;

/** PayPal's card fields, each put into its place of the page. */
export async function openPayPalEntry(give: Give, gateway: PageGateway, page: PayPalPlaces): Promise<CardEntry> {
  const instance = await openPayPal(give, gateway);
  const session = instance.createCardFieldsOneTimePaymentSession();
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const style = {
    input: {
      color: dark ? "#ecebe9" : "#1d1a17",
      fontSize: "16px",
      border: "0",
      padding: "0 12px",
      background: "transparent",
    },
  };
  const fields = PAYPAL_FIELDS.map((type) => {
    const [ariaLabel, placeholder] = [give.t(LABELS[type]), PLACEHOLDERS[type]];
    const field = session.createCardFieldsComponent({ type, ariaLabel, style, ...(placeholder && { placeholder }) });
    page.places[type].replaceChildren(field);
    return field;
  });
  for (const event of ["validitychange", "blur"] as const)
    void session.on(event, ({ data: { number, expiry, cvv } }) =>
      page.onStates(
        { ...(number && { number }), ...(expiry && { expiry }), ...(cvv && { cvv }) },
        event === "validitychange",
      ),
    );
  return {
    makePaymentSource: (wish) => makePaymentSource(session, page, wish),
    focus: () => page.places.number.querySelector("iframe")?.focus(),
    destroy: () => {
      for (const field of fields) field.destroy();
      session.destroy();
    },
  };
}

async function makePaymentSource(session: PayPalSession, { holder, check }: PayPalPlaces, wish: PaymentSourceRequest) {
  const { give, gateway, draft, shares, ticket, total } = wish;
  const { t } = give;
  if (!check()) throw new GiftProblem(t("give:cardInvalid"), { onCard: true });
  const order = await call<{ id?: string; orderId?: string }>(give, "/donate/create-order", {
    body: {
      churchId: give.page.church.id,
      provider: "paypal",
      gatewayId: gateway.id,
      amount: dollarsOf(total),
      currency: "USD",
      funds: shares.map(({ fundId, amount }) => ({ id: fundId, amount: dollarsOf(amount) })),
      notes: draft.notes.trim(),
    },
    headers: ticket ? { "x-captcha-ticket": ticket } : {},
  }).catch(() => {
    throw new GiftProblem(t("give:paypalFailed"));
  });
  const id = order.id ?? order.orderId;
  if (!id) throw new GiftProblem(order.raw?.message || order.message || order.error || t("give:paypalFailed"));
  const { state, data } = await session.submit(id, { name: holder() }).catch(() => {
    throw new GiftProblem(t("give:paypalFailed"));
  });
  if (state === "canceled") throw new GiftProblem(t("give:bankCancelled"));
  if (state !== "succeeded") throw new GiftProblem(data.message || t("give:paypalFailed"), { onCard: true });
  return { id, type: "paypal" as const };
}
