import type { Boot } from "../boot.ts";

/** Opens the first page of the kiosk for the next person, and deletes what the browser stored. */
export function openStart({ query }: Pick<Boot, "query">): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage).filter((name) => name.startsWith("offertory-"))) storage.removeItem(key);
  // Replaced, so that "back" does not lead to the page of another person.
  location.replace(location.pathname + (query.fundId && `?fundId=${encodeURIComponent(query.fundId)}`));
}
