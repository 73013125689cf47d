import { setTimeout as pause } from "node:timers/promises";
import { addBank, addCard, createOrder, makeClientToken, type Provider, verifyBank } from "@offertory/contract";
import type { App } from "../../../apps/server/src/app.ts";
import { approveAtPaypal } from "../../test/approve-at-paypal.ts";
import { approveInWallet } from "../../test/approve-in-wallet.ts";
import { createBankToken } from "../../test/create-bank-token.ts";
import type { Guest } from "./create-guest.ts";
import { call, type Parts } from "./open-world.ts";

/** What a donor pays with: a card, a wallet of the device, a bank account, or a PayPal or Venmo account. */
export type Way = "card" | "wallet" | "bank" | "paypal" | "venmo";

export const WAYS: Record<Provider, readonly Way[]> = {
  stripe: ["card", "wallet", "bank"],
  paypal: ["card", "paypal", "venmo"],
};

/**
 * How a card or an account behaves: it pays, it is declined, or it asks the donor, who is absent. A bank account that
 * asks takes its debit back after it succeeded.
 */
export type Card = "good" | "declined" | "asks";

/** Returns what a gift is paid with. The same gift, recognized by its key and amount, gets the same one. */
export type PaymentSourceOf = (gift: GiftTerms) => Promise<string>;

export interface GiftTerms {
  card: Card;
  key: string;
  amount: number;
  way: Way;
  /** The guest who gives; null for the church's member. */
  guest: Guest | null;
  /** It is saved for later payments. */
  save?: boolean;
}

interface Needs {
  app: App;
  donor: { personId: string; token(): string };
  churchId: string;
  gateway: { id: string; publicKey: string };
  sandboxUrl: string;
}

/** Who makes the calls: the member, or a guest with a captcha token. */
const callerOf = ({ donor }: Needs, guest: Guest | null): Pick<Parts, "token" | "headers" | "address"> =>
  guest ? { headers: guest.headers, address: guest.address } : { token: donor.token() };

/** Makes one payment source for each gift, and returns it again when the gift is sent again. */
function onePerGift(make: PaymentSourceOf): PaymentSourceOf {
  const made = new Map<string, Promise<string>>();
  return (terms) => {
    const gift = `${terms.key} ${terms.amount}`;
    const source = made.get(gift) ?? make(terms);
    made.set(gift, source);
    return source;
  };
}

const READY_CARDS: Record<Card, string> = {
  good: "pm_card_visa",
  declined: "pm_card_chargeCustomerFail",
  asks: "pm_card_authenticationRequired",
};

const WALLET_CARDS: Record<Card, string> = {
  good: "visa",
  declined: "chargeCustomerFail",
  asks: "authenticationRequired",
};

const BANK_NUMBERS: Record<Card, string> = {
  good: "000123456789",
  declined: "000222222227",
  asks: "000555555559",
};

/** At Stripe, the member has one saved card and bank account of every kind; wallets and guests have new ones. */
export async function sourcesAtStripe(needs: Needs): Promise<PaymentSourceOf> {
  const { app, donor, churchId, gateway, sandboxUrl } = needs;
  const saveCard = async (id: string, guest: Guest | null): Promise<string> => {
    const named = { id, gatewayId: gateway.id, provider: "stripe" };
    const whose = guest ? { churchId, email: guest.email, name: "Gus Guest" } : { personId: donor.personId };
    return idOf(await call(app, addCard, { ...callerOf(needs, guest), body: { ...named, ...whose } }));
  };
  const saveBank = async (kind: Card): Promise<string> => {
    const id = await createBankToken(sandboxUrl, gateway.publicKey, BANK_NUMBERS[kind]);
    const token = donor.token();
    const saved = await call(app, addBank, { token, body: { id, personId: donor.personId, gatewayId: gateway.id } });
    const paymentMethodId = idOf(saved);
    const body = { paymentMethodId, customerId: saved.body.customerId, amountData: { amounts: [32, 45] } };
    const verified = await call(app, verifyBank, { token, body });
    if (verified.status !== 200) throw new Error(`The ${kind} bank is not verified: ${JSON.stringify(verified)}`);
    return paymentMethodId;
  };
  const each = async (save: (kind: Card) => Promise<string>): Promise<Record<Card, string>> => ({
    good: await save("good"),
    declined: await save("declined"),
    asks: await save("asks"),
  });
  const cards = await each((kind) => saveCard(READY_CARDS[kind], null));
  const banks = await each(saveBank);
  const newOne = onePerGift(async ({ way, card, guest, amount, save = false }) => {
    if (way !== "wallet") return saveCard(READY_CARDS[card], guest);
    const token = await approveInWallet(sandboxUrl, {
      publicKey: gateway.publicKey,
      card: WALLET_CARDS[card],
      elements: save ? { mode: "setup" } : { mode: "payment", amount },
    });
    // A wallet's token pays one gift. For a recurring gift its card is saved first.
    return save ? saveCard(token, guest) : token;
  });
  return async (terms) => {
    if (terms.way === "bank") return banks[terms.card];
    return terms.way === "wallet" || terms.guest ? newOne(terms) : cards[terms.card];
  };
}

function idOf(saved: { body: { paymentMethod?: { id: string } | null | undefined } }): string {
  const id = saved.body.paymentMethod?.id;
  if (!id) throw new Error(`It cannot be saved: ${JSON.stringify(saved)}`);
  return id;
}

const NUMBERS: Record<Card, string> = {
  good: "4111111111111111",
  declined: "4000000000009995",
  asks: "4000002760003184",
};

const FUNDINGS: Record<Card, string> = { good: "balance", declined: "declined", asks: "confirm" };

/** At PayPal, every gift has its own order, with a card that the donor entered or an account that approved it. */
export function sourcesAtPaypal(needs: Needs): PaymentSourceOf {
  const { app, gateway, churchId, sandboxUrl } = needs;
  const named = { provider: "paypal", gatewayId: gateway.id, churchId };
  const typeCard = async (id: string, { card, guest }: GiftTerms): Promise<void> => {
    const asked = { ...callerOf(needs, guest), body: { ...named, kind: "v6" } };
    const { clientToken } = (await call(app, makeClientToken, asked)).body;
    const typed = { number: NUMBERS[card], name: "Ada Giver", expiry: "2045-12", security_code: "123" };
    const answer = await fetch(`${sandboxUrl}/paypal/v2/checkout/orders/${id}/confirm-payment-source`, {
      method: "POST",
      headers: { authorization: `Bearer ${clientToken}`, "content-type": "application/json" },
      body: JSON.stringify({ payment_source: { card: typed } }),
    });
    if (!answer.ok) throw new Error(`The card was not taken: ${await answer.text()}`);
  };
  return onePerGift(async (terms) => {
    const { card, amount, guest, save = false, way } = terms;
    const fundingSource = way === "paypal" || way === "venmo" ? way : undefined;
    const order = { ...named, amount: amount / 100, currency: "USD", funds: [], save, fundingSource };
    const { id } = await madeOrder(() => call(app, createOrder, { ...callerOf(needs, guest), body: order }));
    const payer = { funding: FUNDINGS[card], ...(guest && { email: guest.email }) };
    if (fundingSource) await approveAtPaypal({ sandboxUrl }, fundingSource, id, payer);
    else await typeCard(id, terms);
    return id;
  });
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
