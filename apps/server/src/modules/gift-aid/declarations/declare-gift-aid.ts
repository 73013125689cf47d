import type { CallInput, declareMyGiftAid as call, PersonGiftAid } from "@offertory/contract";
import { seeOwnDonations } from "../../donations/index.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { GiftAid } from "../gift-aid.ts";
import { GiftAidWordingOld } from "../gift-aid-errors.ts";
import { requireGiftAid } from "../require-gift-aid.ts";
import { checkDonor } from "./check-donor.ts";
import { fourYearsBefore } from "./four-years-before.ts";
import { readGiftAid } from "./read-gift-aid.ts";
import { saveDeclaration } from "./save-declaration.ts";
import { CURRENT_WORDING } from "./wordings.ts";

/** Records the declaration that the caller gives online. */
export async function declareGiftAid(
  context: Pick<GiftAid, "connection" | "donations" | "giftAidDeclarations" | "newId" | "now">,
  { wording, coversPast, ...donor }: CallInput<typeof call>["body"],
  caller: Caller,
): Promise<PersonGiftAid> {
  const { churchId, personId } = caller;
  const churchName = await requireGiftAid(context, churchId);
  const checked = checkDonor(donor);
  if (wording !== CURRENT_WORDING) throw new GiftAidWordingOld();
  const today = await context.donations.dayOf(churchId, context.now());
  await saveDeclaration(context, {
    ...checked,
    churchId,
    personId,
    churchName,
    channel: "online",
    givenOn: today,
    recordSentOn: null,
    coversFrom: coversPast ? fourYearsBefore(today) : today,
    recordedBy: personId,
    today,
  });
  return readGiftAid(context, seeOwnDonations(caller));
}
