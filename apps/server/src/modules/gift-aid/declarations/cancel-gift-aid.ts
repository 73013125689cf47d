import type { PersonGiftAid } from "@offertory/contract";
import type { SeenDonor } from "../../donations/index.ts";
import type { GiftAid } from "../gift-aid.ts";
import { NoDeclaration } from "../gift-aid-errors.ts";
import { requireGiftAid } from "../require-gift-aid.ts";
import { readGiftAid } from "./read-gift-aid.ts";

/** Cancels a person's declaration: gifts from today on are not covered. */
export async function cancelGiftAid(
  context: Pick<GiftAid, "donations" | "giftAidDeclarations" | "now">,
  donor: SeenDonor,
  by: string,
): Promise<PersonGiftAid> {
  const { churchId, personId } = donor;
  await requireGiftAid(context, churchId);
  const at = context.now();
  const today = await context.donations.dayOf(churchId, at);
  if (!(await context.giftAidDeclarations.end(churchId, personId, { today, at, by }))) throw new NoDeclaration();
  return readGiftAid(context, donor);
}
