import { openStorage } from "@offertory/api-client/storage";

/** The key in localStorage of the gifts that somebody sent to a church. */
export const giftsName = (churchId: string, giver: string): string => `offertory-sent-gifts ${churchId} ${giver}`;

/** Whether any gifts are stored. Most pages find none and need not load the rest of the code. */
export function hasSentGifts(churchId: string, giver: string): boolean {
  try {
    return Boolean(openStorage("localStorage")?.getItem(giftsName(churchId, giver)));
  } catch {
    return false;
  }
}
