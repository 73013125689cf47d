import { openStorage } from "@offertory/api-client/storage";

/** Under which name a browser keeps the gifts that somebody sent to a church. */
export const giftsName = (churchId: string, giver: string): string => `offertory-sent-gifts ${churchId} ${giver}`;

/** Whether anything is kept under it: most pages learn that way that they need nothing more. */
export function hasSentGifts(churchId: string, giver: string): boolean {
  try {
    return Boolean(openStorage("localStorage")?.getItem(giftsName(churchId, giver)));
  } catch {
    return false;
  }
}
