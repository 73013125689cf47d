import type { CardEntry, CardPlace } from "./card-entry.ts";
import { loadProvider } from "./load-provider.ts";

/** Card entry of a gateway's provider, put into its place on the page. Throws a PaymentFailed where it cannot be. */
export const openCardEntry = async (place: CardPlace): Promise<CardEntry> =>
  (await loadProvider(place.gateway)).openCardEntry(place);
