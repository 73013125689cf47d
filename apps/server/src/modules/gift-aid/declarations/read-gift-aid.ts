import type { PersonGiftAid } from "@offertory/contract";
import type { SeenDonor } from "../../donations/index.ts";
import type { GiftAid } from "../gift-aid.ts";
import { readGiftAidChurch } from "../require-gift-aid.ts";
import { currentWording } from "./wordings.ts";

/** Returns a person's declarations, and the text of a new one. */
export async function readGiftAid(
  context: Pick<GiftAid, "giftAidDeclarations">,
  donor: SeenDonor,
): Promise<PersonGiftAid> {
  const [{ name, offered }, declarations] = await Promise.all([
    readGiftAidChurch(context, donor.churchId),
    context.giftAidDeclarations.listOf(donor),
  ]);
  return { offered, wording: currentWording(name), declarations: offered ? declarations : [] };
}
