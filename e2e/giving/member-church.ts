import { addCard, addFund, addGateway, type CallAnswer, selectChurch, type PublicGateway } from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { makeChurch, type OwnChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";

type Gateways = readonly { provider: PublicGateway["provider"]; payFees: boolean; takesCards?: true }[];

export interface GivingChurch extends OwnChurch {
  /** The member's giving token. */
  givingToken: string;
  funds: string[];
}

const CARDS_ONLY: Gateways = [{ provider: "stripe", payFees: false }];

const givingTokenOf = ({ apis, jwt }: CallAnswer<typeof selectChurch>): string =>
  apis.find(({ keyName }) => keyName === "GivingApi")?.jwt ?? jwt;

/** Creates a church that accepts gifts, with two funds and no other gifts. */
export async function makeGivingChurch(
  request: APIRequestContext,
  {
    gateways = CARDS_ONLY,
    funds = ["General Fund", "Missions"],
  }: { gateways?: Gateways; funds?: readonly string[] } = {},
): Promise<GivingChurch> {
  const church = await makeChurch(request);
  const chosen = await callWire(selectChurch, church.jwt, { body: { churchId: church.churchId } });
  const givingToken = givingTokenOf(chosen);
  const made: string[] = [];
  for (const name of funds) made.push((await callWire(addFund, givingToken, { body: { name } })).id);
  for (const gateway of gateways) await callWire(addGateway, givingToken, { body: gateway });
  return { ...church, givingToken, funds: made };
}

/** Saves a card for the member. */
export const saveCard = (church: GivingChurch, id = "pm_card_visa") =>
  callWire(addCard, church.givingToken, { body: { id, provider: "stripe" } });
