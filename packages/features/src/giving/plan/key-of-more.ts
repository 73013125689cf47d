import { openStorage } from "@offertory/api-client/storage";
import { uniqueId } from "@offertory/contract";

/** The idempotency key of the further donation that this tab sends. It stays the same until it is forgotten. */
export function keyOfMore(giftId: string): { key: string; forget: () => void } {
  const name = `give-once-more ${giftId}`;
  const storage = openStorage("sessionStorage");
  const key = storage?.getItem(name) ?? uniqueId();
  storage?.setItem(name, key);
  return { key, forget: () => storage?.removeItem(name) };
}
