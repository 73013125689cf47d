import type { CardEntry, CardEntryTarget } from "./card-entry.ts";
import { loadProvider } from "./load-provider.ts";

/** Opens the card entry of a gateway's provider on the page. Throws a PaymentFailed if that fails. */
export const openCardEntry = async (host: CardEntryTarget): Promise<CardEntry> =>
  (await loadProvider(host.gateway)).openCardEntry(host);
