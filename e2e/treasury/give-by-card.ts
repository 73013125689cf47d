import {
  addCard,
  addFund,
  addGateway,
  chargeGift,
  listFunds,
  selectChurch,
  type CallAnswer,
} from "@offertory/contract";
import type { OwnChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";

/** Returns the giving token of a church's administrator. */
export async function givingToken({ jwt, churchId }: OwnChurch): Promise<string> {
  const { apis } = await callWire(selectChurch, jwt, { body: { churchId } });
  const token = apis.find(({ keyName }) => keyName === "GivingApi")?.jwt;
  if (!token) throw new Error("The church has no giving token");
  return token;
}

interface CardGift {
  /** Dollars by the name of the fund; missing funds are created. */
  funds: Record<string, number>;
  /** One of the sandbox's test payment methods. */
  card?: string;
}

/** Adds a gateway of the sandbox to a church. */
export const openGateway = (token: string) => callWire(addGateway, token, { body: { provider: "stripe" } });

/** Gives by card through the sandbox, as the person of the token. */
export async function giveByCard(
  token: string,
  { funds, card = "pm_card_visa" }: CardGift,
): Promise<CallAnswer<typeof chargeGift>> {
  const known = new Map((await callWire(listFunds, token, {})).map(({ name, id }) => [name, id]));
  const lines: { id: string; amount: number }[] = [];
  for (const [name, amount] of Object.entries(funds)) {
    const id = known.get(name) ?? (await callWire(addFund, token, { body: { name } })).id;
    lines.push({ id, amount });
  }
  const { paymentMethod } = await callWire(addCard, token, { body: { id: card, provider: "stripe" } });
  const amount = lines.reduce((sum, line) => sum + line.amount * 100, 0) / 100;
  return callWire(chargeGift, token, { body: { amount, id: paymentMethod.id, provider: "stripe", funds: lines } });
}
