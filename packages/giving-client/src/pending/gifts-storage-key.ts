import { openStorage } from "@offertory/api-client/storage";

/** The key in localStorage of the gifts that somebody sent to a church. */
export const giftsStorageKey = (churchId: string, donor: string): string => `offertory-sent-gifts ${churchId} ${donor}`;

/** Whether any gifts are stored. Most pages find none and need not load the rest of the code. */
export function hasSentGifts(churchId: string, donor: string): boolean {
  try {
    return Boolean(openStorage("localStorage")?.getItem(giftsStorageKey(churchId, donor)));
  } catch {
    return false;
  }
}
