import type { GiftAidClaims } from "@offertory/contract";
import { currencyOf } from "../../../platform/money/church-money.ts";
import type { SeenChurch } from "../../donations/index.ts";
import { type GiftAid, inTransaction } from "../gift-aid.ts";
import { NothingToClaim } from "../gift-aid-errors.ts";
import { requireGiftAid } from "../require-gift-aid.ts";
import { readClaims } from "./read-claims.ts";

/** Makes a claim of all donations that can be claimed. What was taken back waits for a claim that it is subtracted from. */
export async function makeClaim(
  context: Pick<GiftAid, "connection" | "donations" | "giftAidClaims" | "giftAidDeclarations" | "newId" | "now">,
  church: SeenChurch,
): Promise<GiftAidClaims> {
  const { churchId } = church;
  await requireGiftAid(context, churchId);
  const at = context.now();
  const today = await context.donations.dayOf(churchId, at);
  const id = context.newId();
  await inTransaction(context, async ({ giftAidClaims }) => {
    await giftAidClaims.lock(churchId);
    await giftAidClaims.add(church, { id, currency: currencyOf(churchId), at });
    if ((await giftAidClaims.addLines(church, id, today)) === 0) throw new NothingToClaim();
  });
  return readClaims(context, church);
}
