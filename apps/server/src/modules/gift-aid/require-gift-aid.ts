import { offersGiftAid } from "@offertory/contract";
import { currencyOf } from "../../platform/money/church-money.ts";
import type { GiftAid } from "./gift-aid.ts";
import { GiftAidNotOffered } from "./gift-aid-errors.ts";

/** Returns the name under which a church claims Gift Aid, and whether it can. */
export async function readGiftAidChurch(
  { giftAidDeclarations }: Pick<GiftAid, "giftAidDeclarations">,
  churchId: string,
): Promise<{ name: string; offered: boolean }> {
  const { name, legalName, country } = await giftAidDeclarations.church(churchId);
  return { name: legalName || name, offered: offersGiftAid({ country, currency: currencyOf(churchId) }) };
}

/** Refuses churches that cannot claim Gift Aid; returns the church's name. */
export async function requireGiftAid(context: Pick<GiftAid, "giftAidDeclarations">, churchId: string): Promise<string> {
  const { name, offered } = await readGiftAidChurch(context, churchId);
  if (!offered) throw new GiftAidNotOffered();
  return name;
}
