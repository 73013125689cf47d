import type { CardGateway } from "./card-entry.ts";
import { loadProvider } from "./load-provider.ts";

/**
 * Starts 3-D Secure, if the provider runs it separately from card entry. Returns the error message, or an empty string.
 */
export async function askBank(gateway: CardGateway | undefined, clientSecret: string): Promise<string> {
  if (!gateway) return "";
  return (await (await loadProvider(gateway)).askBank?.(gateway, clientSecret)) ?? "";
}
