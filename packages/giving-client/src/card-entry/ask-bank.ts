import type { CardGateway } from "./card-entry.ts";
import { loadProvider } from "./load-provider.ts";

/** Has the donor's bank ask the donor, where the gateway's provider asks beside the card; answers what it said when it did not agree. */
export async function askBank(gateway: CardGateway | undefined, clientSecret: string): Promise<string> {
  if (!gateway) return "";
  return (await (await loadProvider(gateway)).askBank?.(gateway, clientSecret)) ?? "";
}
