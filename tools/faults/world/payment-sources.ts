import { setTimeout as pause } from "node:timers/promises";
import { addCard, createOrder, makeClientToken } from "@offertory/contract";
import type { App } from "../../../apps/server/src/app.ts";
import { approveInWallet } from "../../test/approve-in-wallet.ts";
import { call } from "./open-world.ts";

/** How a card behaves: it pays, it is declined, or its bank requires the donor, who is absent. */
export type Card = "good" | "declined" | "asks";

/** Returns what a gift is paid with. The same gift, recognized by its key and amount, gets the same one. */
export type PaymentSourceOf = (gift: GiftTerms) => Promise<string>;

export interface GiftTerms {
  card: Card;
  key: string;
  amount: number;
  /** The card is saved for later payments. */
  save?: boolean;
  /** Whether the donor pays by a wallet of the device, where the provider has them. */
  wallet?: boolean;
}

interface Needs {
  app: App;
  donor: { personId: string; token(): string };
  gatewayId: string;
}

const READY_CARDS: Record<Card, string> = {
  good: "pm_card_visa",
  declined: "pm_card_chargeCustomerFail",
  asks: "pm_card_authenticationRequired",
};

/** At Stripe, every card kind has one saved card. */
export async function saveCards({ app, donor, gatewayId }: Needs): Promise<PaymentSourceOf> {
  const save = async (card: Card): Promise<string> => {
    const body = { id: READY_CARDS[card], personId: donor.personId, gatewayId };
    const saved = await call(app, addCard, { token: donor.token(), body });
    const id = saved.body.paymentMethod?.id;
    if (!id) throw new Error(`The ${card} card cannot be saved: ${JSON.stringify(saved)}`);
    return id;
  };
  const cards = { good: await save("good"), declined: await save("declined"), asks: await save("asks") };
  return async ({ card }) => cards[card];
}

const WALLET_CARDS: Record<Card, string> = {
  good: "visa",
  declined: "chargeCustomerFail",
  asks: "authenticationRequired",
};

/** At Stripe, every gift by wallet has its own token; all other gifts are paid with `saved`. */
export function withWallets(
  saved: PaymentSourceOf,
  { sandboxUrl, publicKey }: { sandboxUrl: string; publicKey: string },
): PaymentSourceOf {
  const tokens = new Map<string, Promise<string>>();
  const approve = ({ card, amount }: GiftTerms): Promise<string> =>
    approveInWallet(sandboxUrl, { publicKey, card: WALLET_CARDS[card], elements: { mode: "payment", amount } });
  return (terms) => {
    if (!terms.wallet) return saved(terms);
    const gift = `${terms.key} ${terms.amount}`;
    const token = tokens.get(gift) ?? approve(terms);
    tokens.set(gift, token);
    return token;
  };
}

const NUMBERS: Record<Card, string> = {
  good: "4111111111111111",
  declined: "4000000000009995",
  asks: "4000002760003184",
};

/** At PayPal, every gift has its own order, with the card that the donor entered. */
export function ordersOf({ app, donor, gatewayId, sandboxUrl }: Needs & { sandboxUrl: string }): PaymentSourceOf {
  const orders = new Map<string, Promise<string>>();
  const named = { provider: "paypal", gatewayId };
  const make = async ({ card, amount, save = false }: GiftTerms): Promise<string> => {
    const token = donor.token();
    const order = { ...named, amount: amount / 100, currency: "USD", funds: [], save };
    const { id } = await madeOrder(() => call(app, createOrder, { token, body: order }));
    const { clientToken } = (await call(app, makeClientToken, { token, body: { ...named, kind: "v6" } })).body;
    const typed = { number: NUMBERS[card], name: "Ada Giver", expiry: "2045-12", security_code: "123" };
    const answer = await fetch(`${sandboxUrl}/paypal/v2/checkout/orders/${id}/confirm-payment-source`, {
      method: "POST",
      headers: { authorization: `Bearer ${clientToken}`, "content-type": "application/json" },
      body: JSON.stringify({ payment_source: { card: typed } }),
    });
    if (!answer.ok) throw new Error(`The card was not taken: ${await answer.text()}`);
    return id;
  };
  return (terms) => {
    const gift = `${terms.key} ${terms.amount}`;
    const order = orders.get(gift) ?? make(terms);
    orders.set(gift, order);
    return order;
  };
}

/**
 * Requests an order again after a pause, as a form does, because the scenarios test gifts, not orders. The pause is
 * needed on a machine that stood still: all kept-alive connections have ended there, and the client does not know it
 * yet.
 */
async function madeOrder<Answer extends { status: number; body: { id: string } }>(ask: () => Promise<Answer>) {
  for (let tries = 1; ; tries += 1) {
    const { status, body } = await ask();
    if (status === 200) return body;
    if (tries === 5) throw new Error(`No order was made: ${status} ${JSON.stringify(body)}`);
    await pause(100 * tries);
  }
}
