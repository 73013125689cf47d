import type { GiftAidClaims, GiftAidSums } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { SeenChurch } from "../../donations/index.ts";
import type { GiftAid } from "../gift-aid.ts";
import { readGiftAidChurch } from "../require-gift-aid.ts";
import type { ClaimTotals } from "./claim-store.ts";

/** HMRC pays back a tax of 20 percent of what was earned, which is a quarter of what was given. */
const taxOn = (pence: number): number => Math.round(pence / 4);

const NOTHING: ClaimTotals = { donations: 0, amount: 0, takenBack: 0 };

/** Returns what can be claimed, and the claims that were made. */
export async function readClaims(
  context: Pick<GiftAid, "donations" | "giftAidClaims" | "giftAidDeclarations" | "now">,
  church: SeenChurch,
): Promise<GiftAidClaims> {
  const { churchId } = church;
  const decimal = decimalsOf(churchId);
  const describe = ({ donations, amount, takenBack }: ClaimTotals): GiftAidSums => ({
    donations,
    amount: decimal(amount),
    tax: decimal(taxOn(amount)),
    takenBack: decimal(takenBack),
    taxTakenBack: decimal(taxOn(takenBack)),
  });
  const { offered } = await readGiftAidChurch(context, churchId);
  if (!offered) return { offered, next: describe(NOTHING), later: 0, donors: 0, claims: [] };
  const today = await context.donations.dayOf(churchId, context.now());
  const [next, donors, claims] = await Promise.all([
    context.giftAidClaims.next(church, today),
    context.giftAidClaims.countDonors(church),
    context.giftAidClaims.list(church),
  ]);
  return {
    offered,
    next: describe(next),
    later: next.later,
    donors,
    claims: claims.map(({ id, number, from, to, madeBy, madeAt, ...totals }) => ({
      ...describe(totals),
      id,
      number,
      from,
      to,
      madeBy,
      madeAt: madeAt.toISOString(),
    })),
  };
}
