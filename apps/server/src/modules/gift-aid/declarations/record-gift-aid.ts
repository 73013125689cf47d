import type { CallInput, PersonGiftAid, recordGiftAid as call } from "@offertory/contract";
import { isDay, PersonNotKnown, type SeenDonor } from "../../donations/index.ts";
import type { GiftAid } from "../gift-aid.ts";
import { GiftAidDaysInvalid } from "../gift-aid-errors.ts";
import { requireGiftAid } from "../require-gift-aid.ts";
import { checkDonor } from "./check-donor.ts";
import { fourYearsBefore } from "./four-years-before.ts";
import { readGiftAid } from "./read-gift-aid.ts";
import { saveDeclaration } from "./save-declaration.ts";

/** Records a declaration that a person gave to staff, on paper or by voice. */
export async function recordGiftAid(
  context: Pick<GiftAid, "connection" | "donations" | "giftAidDeclarations" | "newId" | "now">,
  { channel, givenOn, coversFrom, recordSentOn, ...donor }: CallInput<typeof call>["body"],
  { seen, recordedBy }: { seen: SeenDonor; recordedBy: string },
): Promise<PersonGiftAid> {
  const { churchId, personId } = seen;
  const churchName = await requireGiftAid(context, churchId);
  const checked = checkDonor(donor);
  const today = await context.donations.dayOf(churchId, context.now());
  const sentOn = channel === "voice" ? (recordSentOn ?? "") : null;
  const days = [givenOn, coversFrom, ...(sentOn === null ? [] : [sentOn])];
  if (!days.every((day) => isDay(day) && day <= today)) throw new GiftAidDaysInvalid();
  if (coversFrom > givenOn || coversFrom < fourYearsBefore(givenOn) || (sentOn !== null && sentOn < givenOn))
    throw new GiftAidDaysInvalid();
  if (!(await context.giftAidDeclarations.isPerson(churchId, personId))) throw new PersonNotKnown();
  await saveDeclaration(context, {
    ...checked,
    churchId,
    personId,
    churchName,
    channel,
    givenOn,
    recordSentOn: sentOn,
    coversFrom,
    recordedBy,
    today,
  });
  return readGiftAid(context, seen);
}
