import type { GiftAid } from "./gift-aid.ts";

/**
 * Ends the declaration of an erased person, and deletes all of theirs that no claim needs. Those that one needs stay:
 * the law wants the church to keep them for six years.
 */
export const forgetDeclarations = async (
  { donations, giftAidDeclarations, now }: Pick<GiftAid, "donations" | "giftAidDeclarations" | "now">,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> => {
  const at = now();
  await giftAidDeclarations.end(churchId, personId, { today: await donations.dayOf(churchId, at), at, by: personId });
  await giftAidDeclarations.deleteUnclaimed(churchId, personId);
};

/** Moves the declarations of a merged person to the person that is kept. */
export const moveDeclarations = (
  { giftAidDeclarations }: Pick<GiftAid, "giftAidDeclarations">,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> => giftAidDeclarations.move(churchId, dropId, keepId);
